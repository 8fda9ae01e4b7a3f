import {
  isEither,
  isMissing,
  isObjectOf,
  isText,
  isTime,
  isWord,
  type CertificateRecord,
  type CheckSources,
  type Found,
  type PublicKeyRecord,
} from 'shared-data/certificates';
import { isNull } from '../../public-records/isNull';

export type PublicSources = Omit<CheckSources, 'origin' | 'now'>;

/**
 * Finds a public document. It never throws.
 * @param read returns undefined for fields of another shape
 */
export type Find = <T>(path: string, read: (fields: unknown) => T | undefined) => Promise<Found<T>>;

const isKey = isObjectOf({
  x: isText,
  y: isText,
  createdAt: isTime,
  revokedAt: isEither(isTime, isNull),
});

const isCertificate = isObjectOf({
  title: isText,
  maskedHolder: isText,
  issuedAt: isTime,
  validUntil: isEither(isText, isEither(isNull, isMissing)),
  kid: isText,
  digest: isText,
});

const isValid = isObjectOf({ state: isWord('valid') });
const isRevoked = isObjectOf({ state: isWord('revoked'), changedAt: isTime, reason: isText });
const isReplaced = isObjectOf({ state: isWord('replaced'), changedAt: isTime, replacedBy: isText });

/** Ids come from the code that is checked, so they may hold anything. */
const idForm = /^[\w-]{1,64}$/;

/** The sources of a check in a store, whose documents `find` reads. */
export function createSources(find: Find): PublicSources {
  const findIn = async <T>(
    collection: string,
    id: string,
    read: (fields: unknown) => T | undefined,
  ) => (idForm.test(id) ? find(`${collection}/${id}`, read) : ({ kind: 'missing' } as const));
  return {
    findKey: (kid) => findIn('keys', kid, (fields) => readKey(kid, fields)),
    findRecord: (number) =>
      findIn('certificates', number, (fields) => readCertificate(number, fields)),
    findSecond: async (number, { digest }) => {
      const { readSecondText } = await import('./readSecondText');
      return findIn(`certificates/${number}/texts`, digest, readSecondText);
    },
  };
}

function readKey(kid: string, fields: unknown): PublicKeyRecord | undefined {
  if (!isKey(fields)) return undefined;
  const { x, y, createdAt, revokedAt } = fields;
  return { kid, x, y, createdAt, revokedAt: revokedAt ?? undefined };
}

function readCertificate(number: string, fields: unknown): CertificateRecord | undefined {
  if (!isCertificate(fields)) return undefined;
  const { title, maskedHolder, issuedAt, validUntil, kid, digest } = fields;
  const state = readState(fields);
  return (
    state && {
      number,
      title,
      maskedHolder,
      issuedAt,
      kid,
      digest,
      state,
      validUntil: validUntil ?? undefined,
    }
  );
}

function readState(fields: unknown): CertificateRecord['state'] | undefined {
  if (isValid(fields)) return { kind: 'valid' };
  if (isRevoked(fields)) return { kind: 'revoked', at: fields.changedAt, reason: fields.reason };
  if (isReplaced(fields)) return { kind: 'replaced', at: fields.changedAt, by: fields.replacedBy };
  return undefined;
}
