import {
  checkCertificate,
  checkNumber,
  type CertificateClaims,
  type CheckResult,
  type CheckSources,
  type NumberResult,
  type SecondText,
} from 'shared-data/certificates';
import { openSources } from './sources/openSources';

/** What is checked: the code of a certificate, or only its number. */
export interface Question {
  kind: 'code' | 'number';
  text: string;
}

export type CheckAnswer =
  /** With the second text of the paper, if that is the one that was signed. */
  (CheckResult & { second?: SecondText }) | Exclude<NumberResult, { kind: 'no-number' }>;

/** Checks the paper against the council's records, as far as they can be reached. */
export async function check({ kind, text }: Question): Promise<CheckAnswer> {
  const sources = await openSources();
  if (kind === 'code') return checkCode(text, sources);
  const answer = await checkNumber(text, sources);
  return answer.kind === 'no-number' ? { kind: 'unknown-number' } : answer;
}

async function checkCode(text: string, sources: CheckSources): Promise<CheckAnswer> {
  const answer = await checkCertificate(text, sources);
  if (!('claims' in answer) || !answer.claims.second) return answer;
  const second = await findSecond(answer.claims, sources);
  return second ? { ...answer, second } : answer;
}

/** If its code cannot be loaded, as on a phone without a network, the paper is compared in English. */
async function findSecond(claims: CertificateClaims, sources: CheckSources) {
  try {
    const { findSecondText } = await import('./secondText');
    return await findSecondText(claims, sources);
  } catch {
    return undefined;
  }
}
