import type { CertificateNumber, IsoDay, IsoTime, KeyId } from '../kinds/kinds';
import { decodeBase64url } from './base64url';
import type { CertificateRecord } from './Certificate';
import type { PublicKeyRecord, SecondText } from './certificateSchemas';
import { parseCertificateNumber } from './certificateNumber';
import type { CertificateClaims, SecondClaim } from './claims';
import { hasEnded } from '../clock/councilDay';
import { digestToken } from './digestToken';
import { readToken } from './readToken';

/** The result of reading a public record. */
export type Found<T> =
  | {
      kind: 'found';
      value: T;
      /** When it was read from the store. */
      at: IsoTime;
      /** False if it comes from an earlier response, because the store cannot be reached now. */
      isFresh: boolean;
    }
  | { kind: 'missing' }
  | { kind: 'unreachable' };

/** The data sources of a check; their functions never throw. */
export interface CheckSources {
  /** The origin of this portal, such as 'https://council.example'. */
  origin: string;
  now: Date;
  findKey(kid: KeyId): Promise<Found<PublicKeyRecord>>;
  findRecord(number: CertificateNumber): Promise<Found<CertificateRecord>>;
  /** The text in the store, which may differ from the signed one (`findSecondText`). */
  findSecond(number: CertificateNumber, claim: SecondClaim): Promise<Found<SecondText>>;
}

/** The result of a check. It contains claims only if the council has signed them. */
export type CheckResult =
  | { kind: 'valid'; claims: CertificateClaims }
  /** Genuine, but its state could not be checked now. */
  | {
      kind: 'unconfirmed';
      claims: CertificateClaims;
      /** When its state was last read on this device; undefined if it never was. */
      lastChecked?: IsoTime;
    }
  | { kind: 'replaced'; claims: CertificateClaims; at: IsoTime }
  | { kind: 'revoked'; claims: CertificateClaims; at: IsoTime; reason: string }
  | { kind: 'expired'; claims: CertificateClaims; on: IsoDay }
  /** Not by this council: without a valid signature of its key, not in the store, or issued after its key was revoked. */
  | { kind: 'not-issued' }
  /** It cannot be read. */
  | { kind: 'damaged' }
  /** The key is not on this device, and the store cannot be reached. */
  | { kind: 'unreachable' };

export type NumberResult =
  | {
      kind: 'valid' | 'expired' | 'revoked' | 'replaced';
      record: CertificateRecord;
      /** Set if it comes from an earlier response of the store. */
      lastChecked?: IsoTime;
    }
  | { kind: 'unknown-number' }
  /** It was typed wrongly. */
  | { kind: 'no-number' }
  | { kind: 'unreachable' };

/** Checks whether a token is a certificate of this council, and its state. It never throws. */
export async function checkCertificate(token: string, sources: CheckSources): Promise<CheckResult> {
  const read = readToken(token);
  if (read.kind === 'damaged') return { kind: 'damaged' };
  if (read.kind === 'foreign' || read.claims.issuer !== sources.origin)
    return { kind: 'not-issued' };

  const { claims, kid } = read;
  const [key, record] = await Promise.all([sources.findKey(kid), sources.findRecord(claims.id)]);
  if (key.kind === 'unreachable') return { kind: 'unreachable' };
  if (key.kind === 'missing' || !(await isSignedBy(token, key.value)))
    return { kind: 'not-issued' };

  if (record.kind === 'missing') return { kind: 'not-issued' };
  if (record.kind === 'unreachable')
    return !key.value.revokedAt && isExpired(claims, sources.now)
      ? { kind: 'expired', claims, on: claims.validUntil }
      : { kind: 'unconfirmed', claims };

  const isThisOne = record.value.kid === kid && record.value.digest === (await digestToken(token));
  if (!isThisOne || isIssuedTooLate(record.value, key.value)) return { kind: 'not-issued' };

  const { state } = record.value;
  if (state.kind === 'revoked')
    return { kind: 'revoked', claims, at: state.at, reason: state.reason };
  if (state.kind === 'replaced') return { kind: 'replaced', claims, at: state.at };
  if (isExpired(claims, sources.now)) return { kind: 'expired', claims, on: claims.validUntil };
  const lastChecked = earliestStale(record, key);
  return lastChecked ? { kind: 'unconfirmed', claims, lastChecked } : { kind: 'valid', claims };
}

/** Looks up a typed number in the council's records. It never throws. */
export async function checkNumber(typed: string, sources: CheckSources): Promise<NumberResult> {
  const number = parseCertificateNumber(typed);
  if (number === undefined) return { kind: 'no-number' };
  const found = await sources.findRecord(number);
  if (found.kind === 'unreachable') return { kind: 'unreachable' };
  if (found.kind === 'missing') return { kind: 'unknown-number' };

  const record = found.value;
  const key = await sources.findKey(record.kid);
  if (key.kind === 'unreachable') return { kind: 'unreachable' };
  // A check of the code on the paper has the same result.
  if (key.kind === 'missing' || isIssuedTooLate(record, key.value))
    return { kind: 'unknown-number' };

  const lastChecked = earliestStale(found, key);
  const isOver = record.state.kind === 'valid' && isExpired(record, sources.now);
  return {
    kind: isOver ? 'expired' : record.state.kind,
    record,
    ...(lastChecked ? { lastChecked } : {}),
  };
}

/**
 * The algorithm is fixed, whatever the token says; `readToken` has refused every header but the one that we sign with.
 * Uses WebCrypto directly: jose would add 4 KiB to the page that opens after a scan (docs/performance.md).
 */
async function isSignedBy(token: string, { x, y }: PublicKeyRecord): Promise<boolean> {
  try {
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const key = await crypto.subtle.importKey('jwk', jwk, curve, false, ['verify']);
    const [header, payload, signature = ''] = token.split('.');
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    const by = { name: 'ECDSA', hash: 'SHA-256' };
    const bytes = decodeBase64url(signature);
    return bytes !== undefined && (await crypto.subtle.verify(by, key, bytes, signed));
  } catch {
    return false;
  }
}

/** Uses only the store's time: somebody with a stolen key can sign any date. */
function isIssuedTooLate({ issuedAt }: CertificateRecord, { revokedAt }: PublicKeyRecord): boolean {
  return revokedAt !== undefined && Date.parse(issuedAt) > Date.parse(revokedAt);
}

function isExpired<T extends { validUntil?: IsoDay | undefined }>(
  of: T,
  now: Date,
): of is T & { validUntil: IsoDay } {
  return of.validUntil !== undefined && hasEnded(of.validUntil, now);
}

/** The time of the oldest response that is not fresh; undefined if all are fresh. */
function earliestStale(
  ...found: readonly { at: IsoTime; isFresh: boolean }[]
): IsoTime | undefined {
  return found
    .flatMap(({ at, isFresh }) => (isFresh ? [] : [at]))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}
