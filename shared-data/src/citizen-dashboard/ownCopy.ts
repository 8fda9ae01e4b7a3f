import type { UserId } from 'shared-model';
import type { Fields, Path, Transaction } from '../documents/Documents';
import type { StoredDocument } from '../documents/StoredDocument';
import { everybody } from '../store/Traits';

// What a person does with a sample, which everybody has, is kept in a copy of their own beside it.

const copyAt = (path: Path, uid: UserId): Path => `${path}~${uid}`;

/** A record of this path, or the person's own copy of it. */
export async function readOwn(
  transaction: Transaction,
  path: Path,
  uid: UserId,
): Promise<StoredDocument> {
  const record = await transaction.get(path);
  if (record.get('owner') !== everybody) return record;
  const copy = await transaction.get(copyAt(path, uid));
  return copy.exists ? copy : record;
}

/** Changes a record that `readOwn` has read. Call it after all reads of the transaction. */
export function changeOwn(
  transaction: Transaction,
  record: StoredDocument,
  uid: UserId,
  changes: Fields,
): void {
  if (record.get('owner') === everybody) {
    const copy = { ...record.data, owner: uid, copyOf: record.id };
    transaction.set(copyAt(record.path, uid), { ...copy, ...changes });
  } else {
    transaction.update(record.path, changes);
  }
}

/** The records of documents, each with its id; a person's own copies stand in the place of what they are copies of. */
export function withOwnCopies(docs: readonly StoredDocument[]): unknown[] {
  const copies = new Map(docs.map((copy) => [copy.get('copyOf'), copy]));
  return docs
    .filter((each) => each.get('copyOf') === undefined)
    .map(({ id, data }) => ({ ...(copies.get(id)?.data ?? data), id }));
}
