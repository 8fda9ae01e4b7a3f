import {
  isEither,
  isListOf,
  isMissing,
  isObjectOf,
  isText,
  isWord,
  type CheckSources,
  type Found,
} from 'shared-data/certificates';
import { withTimeout } from '../../areas/withTimeout';
import { readRow } from '../../public-records/readRow';

const isTextOrMissing = isEither(isText, isMissing);

const isKey = isObjectOf({
  x: isText,
  y: isText,
  createdAt: isText,
  revokedAt: isTextOrMissing,
});

const isCertificate = isObjectOf({
  title: isText,
  maskedHolder: isText,
  issuedAt: isText,
  validUntil: isTextOrMissing,
  kid: isText,
  digest: isText,
  state: isEither(
    isObjectOf({ kind: isWord('valid') }),
    isEither(
      isObjectOf({ kind: isWord('revoked'), at: isText, reason: isText }),
      isObjectOf({ kind: isWord('replaced'), at: isText, by: isText }),
    ),
  ),
});

const isFact = isObjectOf({ label: isText, value: isText });

const hasSecond = isObjectOf({
  second: isObjectOf({
    language: isText,
    council: isText,
    title: isText,
    text: isText,
    facts: isListOf(isFact),
    signatory: isObjectOf({ name: isText, office: isText }),
  }),
});

/** The records that this browser keeps itself: they can always be read, or there are none. */
export const deviceSources: Omit<CheckSources, 'origin' | 'now'> = {
  findKey: (kid) =>
    find('signingKeys', kid, (row) => {
      if (!isKey(row)) return undefined;
      const { x, y, createdAt, revokedAt } = row;
      return { kid, x, y, createdAt, revokedAt };
    }),
  findRecord: (number) =>
    find('certificates', number, (row) => {
      if (!isCertificate(row)) return undefined;
      const { title, maskedHolder, issuedAt, validUntil, kid, digest, state } = row;
      return { number, title, maskedHolder, issuedAt, validUntil, kid, digest, state };
    }),
  findSecond: (number) =>
    find('certificates', number, (row) => (hasSecond(row) ? row.second : undefined)),
};

/** @param read returns the public fields of a row; undefined if the row has another shape */
async function find<T>(
  table: string,
  key: string,
  read: (row: unknown) => T | undefined,
): Promise<Found<T>> {
  try {
    const row = await withTimeout(6000, readRow(table, key), table);
    if (row === undefined) return { kind: 'missing' };
    const value = read(row);
    if (value) return { kind: 'found', value, at: new Date().toISOString(), isFresh: true };
  } catch {
    // The browser refuses.
  }
  return { kind: 'unreachable' };
}
