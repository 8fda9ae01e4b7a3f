import type { CertificateNumber, IsoDay, IsoTime, KeyId } from '../store/kinds';
import { decodeBase64url } from './base64url';
import type { CertificateRecord, PublicKeyRecord, SecondText } from './Certificate';
import { parseCertificateNumber } from './certificateNumber';
import type { CertificateClaims, SecondClaim } from './claims';
import { hasEnded } from '../clock/councilDay';
import { digestToken } from './digestToken';
import { readToken } from './readToken';

/** What the store says of a public record. */
export type Found<T> =
  | {
      kind: 'found';
      value: T;
      /** When the store said so. */
      at: IsoTime;
      /** False where it is from an earlier answer, because the store cannot be reached now. */
      isFresh: boolean;
    }
  | { kind: 'missing' }
  | { kind: 'unreachable' };

/** Where a check reads; its functions never fail. */
export interface CheckSources {
  /** Of this portal, such as 'https://council.example'. */
  origin: string;
  now: Date;
  findKey(kid: KeyId): Promise<Found<PublicKeyRecord>>;
  findRecord(number: CertificateNumber): Promise<Found<CertificateRecord>>;
  /** As the store has it, which may be another than the one that is signed (`findSecondText`). */
  findSecond(number: CertificateNumber, claim: SecondClaim): Promise<Found<SecondText>>;
}

/** What is to be told of a certificate. There are claims where the council has signed them, and only there. */
export type CheckResult =
  | { kind: 'valid'; claims: CertificateClaims }
  /** Genuine, but its state could not be checked now. */
  | {
      kind: 'unconfirmed';
      claims: CertificateClaims;
      /** When its state was last read on this device; undefined where it never was. */
      lastChecked?: IsoTime;
    }
  | { kind: 'replaced'; claims: CertificateClaims; at: IsoTime }
  | { kind: 'revoked'; claims: CertificateClaims; at: IsoTime; reason: string }
  | { kind: 'expired'; claims: CertificateClaims; on: IsoDay }
  /** Not by this council: signed by nobody or another, unknown to the store, or issued after its key was revoked. */
  | { kind: 'not-issued' }
  /** It cannot be read. */
  | { kind: 'damaged' }
  /** Neither this device nor the store, which cannot be reached, has the key. */
  | { kind: 'unreachable' };

export type NumberResult =
  | {
      kind: 'valid' | 'expired' | 'revoked' | 'replaced';
      record: CertificateRecord;
      /** Set where it is from an earlier answer of the store. */
      lastChecked?: IsoTime;
    }
  | { kind: 'unknown-number' }
  /** It was typed wrongly. */
  | { kind: 'no-number' }
  | { kind: 'unreachable' };

/** Whether a token is a certificate of this council, and where that stands. It never fails. */
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

/** What the council's records say of a number that was typed. It never fails. */
export async function checkNumber(typed: string, sources: CheckSources): Promise<NumberResult> {
  const number = parseCertificateNumber(typed);
  if (number === undefined) return { kind: 'no-number' };
  const found = await sources.findRecord(number);
  if (found.kind === 'unreachable') return { kind: 'unreachable' };
  if (found.kind === 'missing') return { kind: 'unknown-number' };

  const record = found.value;
  const key = await sources.findKey(record.kid);
  if (key.kind === 'unreachable') return { kind: 'unreachable' };
  // What the code on the paper would be told as well.
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
 * The algorithm is ours, whatever the token says; `readToken` has refused every header but the one that we sign with. By
 * WebCrypto itself: what jose does beside that is 4 KiB for whoever has scanned a code (docs/performance.md).
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

/** By the store's time alone: who has a stolen key can sign any day. */
function isIssuedTooLate({ issuedAt }: CertificateRecord, { revokedAt }: PublicKeyRecord): boolean {
  return revokedAt !== undefined && Date.parse(issuedAt) > Date.parse(revokedAt);
}

function isExpired<T extends { validUntil?: IsoDay | undefined }>(
  of: T,
  now: Date,
): of is T & { validUntil: IsoDay } {
  return of.validUntil !== undefined && hasEnded(of.validUntil, now);
}

/** The time of the oldest answer that is not from now; undefined where all are. */
function earliestStale(
  ...found: readonly { at: IsoTime; isFresh: boolean }[]
): IsoTime | undefined {
  return found
    .flatMap(({ at, isFresh }) => (isFresh ? [] : [at]))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}
