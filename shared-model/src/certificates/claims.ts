import type { CertificateNumber, IsoDay, IsoTime } from '../kinds/kinds';
import type { CertificateFact, CertificateStatement } from './certificateSchemas';
import { parseCertificateNumber } from './certificateNumber';
import {
  isDay,
  isEither,
  isListOf,
  isMissing,
  isObjectOf,
  isText,
  isTextLike,
  isTime,
} from './guards';

/** The signed content, with the field names of the W3C's Verifiable Credentials 2.0 (docs/decisions/0017). */
export interface CertificateClaims {
  /** The origin of the portal, such as 'https://council.example'. */
  issuer: string;
  id: CertificateNumber;
  title: string;
  /** By the clock of the admin who approved; the authoritative time is the store's `issuedAt`. */
  validFrom: IsoTime;
  /** The last day on which it is valid, in India; unlimited if it is left out. */
  validUntil?: IsoDay;
  /** The facts are pairs of label and value in the token. */
  credentialSubject: { name: string; facts: CertificateFact[] };
  /** Digest of the text in the council's language, if there is one; a pair in the token (docs/decisions/0027). */
  second?: SecondClaim;
}

/** Identifies the second text of a certificate. */
export interface SecondClaim {
  language: string;
  /** As `digestSecondText` gives it. */
  digest: string;
}

const isClaims = isObjectOf({
  issuer: isText,
  id: (id): id is CertificateNumber => isText(id) && parseCertificateNumber(id) === id,
  title: isText,
  validFrom: isTime,
  validUntil: isEither(isDay, isMissing),
  credentialSubject: isObjectOf({ name: isText, facts: isListOf(isPair) }),
  second: isEither(isSecond, isMissing),
});

const isTag = isTextLike(/^[a-z]{2,3}$/);
const isDigest = isTextLike(/^[\w-]{43}$/);

function isSecond(value: unknown): value is [string, string] {
  return isPair(value) && isTag(value[0]) && isDigest(value[1]);
}

function isPair(value: unknown): value is [string, string] {
  return isListOf(isText)(value) && value.length === 2;
}

/** The signed part of a statement. */
export function toClaims(
  statement: Pick<CertificateStatement, 'title' | 'holder' | 'facts' | 'validUntil'>,
  of: {
    number: CertificateNumber;
    issuer: string;
    validFrom: IsoTime;
    second?: SecondClaim | undefined;
  },
): CertificateClaims {
  const { title, holder, facts, validUntil } = statement;
  return {
    issuer: of.issuer,
    id: of.number,
    title,
    validFrom: of.validFrom,
    ...(validUntil === undefined ? {} : { validUntil }),
    credentialSubject: { name: holder, facts },
    ...(of.second ? { second: of.second } : {}),
  };
}

/** @returns undefined if the value is not the claims of a certificate */
export function readClaims(value: unknown): CertificateClaims | undefined {
  if (!isClaims(value)) return undefined;
  const { issuer, id: number, title, validFrom, validUntil, credentialSubject } = value;
  const facts = credentialSubject.facts.map(([label, fact]) => ({ label, value: fact }));
  const statement = { title, holder: credentialSubject.name, facts, validUntil };
  const [language, digest] = value.second ?? [];
  const second = language === undefined || digest === undefined ? undefined : { language, digest };
  return toClaims(statement, { number, issuer, validFrom, second });
}
