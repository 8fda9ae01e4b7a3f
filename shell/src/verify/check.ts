import {
  checkCertificate,
  checkNumber,
  type CheckResult,
  type NumberResult,
} from 'shared-data/certificates';
import { openSources } from './sources/openSources';

/** What is asked: the code of a certificate, or its number alone. */
export interface Question {
  kind: 'code' | 'number';
  text: string;
}

export type CheckAnswer = CheckResult | Exclude<NumberResult, { kind: 'no-number' }>;

/** Checks what the paper says against the council's records, as far as they can be reached. */
export async function check({ kind, text }: Question): Promise<CheckAnswer> {
  const sources = await openSources();
  if (kind === 'code') return checkCertificate(text, sources);
  const answer = await checkNumber(text, sources);
  return answer.kind === 'no-number' ? { kind: 'unknown-number' } : answer;
}
