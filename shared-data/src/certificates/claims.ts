import {
  array,
  check,
  exactOptional,
  isoDate,
  isoTimestamp,
  object,
  pipe,
  safeParse,
  string,
  transform,
  tuple,
} from 'valibot';
import type { CertificateNumber, IsoDay, IsoTime } from '../store/kinds';
import type { CertificateFact, CertificateStatement } from './Certificate';
import { parseCertificateNumber } from './certificateNumber';

/** What is signed, by the names of the W3C's Verifiable Credentials 2.0 (docs/decisions/0017). */
export interface CertificateClaims {
  /** The origin of the portal, such as 'https://council.example'. */
  issuer: string;
  id: CertificateNumber;
  title: string;
  /** By the clock of the admin who approved; what counts is the store's `issuedAt`. */
  validFrom: IsoTime;
  /** The last day on which it is valid, in India; for ever where it is left out. */
  validUntil?: IsoDay;
  /** The facts are pairs of label and value in the token. */
  credentialSubject: { name: string; facts: CertificateFact[] };
}

const fact = pipe(
  tuple([string(), string()]),
  transform(([label, value]): CertificateFact => ({ label, value })),
);

const claimsSchema = object({
  issuer: string(),
  id: pipe(
    string(),
    check((id) => parseCertificateNumber(id) === id),
  ),
  title: string(),
  validFrom: pipe(string(), isoTimestamp()),
  validUntil: exactOptional(pipe(string(), isoDate())),
  credentialSubject: object({ name: string(), facts: array(fact) }),
});

/** What is signed of a statement. */
export function toClaims(
  statement: Pick<CertificateStatement, 'title' | 'holder' | 'facts' | 'validUntil'>,
  of: { number: CertificateNumber; issuer: string; validFrom: IsoTime },
): CertificateClaims {
  const { title, holder, facts, validUntil } = statement;
  return {
    issuer: of.issuer,
    id: of.number,
    title,
    validFrom: of.validFrom,
    ...(validUntil === undefined ? {} : { validUntil }),
    credentialSubject: { name: holder, facts },
  };
}

/** The claims as they stand in a token: JSON without blanks, the facts as pairs. */
export function claimsToText(claims: CertificateClaims): string {
  const { name, facts } = claims.credentialSubject;
  const pairs = facts.map(({ label, value }) => [label, value]);
  return JSON.stringify({ ...claims, credentialSubject: { name, facts: pairs } });
}

/** @returns undefined where it is no certificate's claims */
export function readClaims(value: unknown): CertificateClaims | undefined {
  const result = safeParse(claimsSchema, value);
  return result.success ? result.output : undefined;
}
