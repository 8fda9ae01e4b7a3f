import type { DocumentId } from 'shared-model';
import type { Path, Transaction } from '../documents/Documents';
import type { StoredDocument } from '../documents/StoredDocument';

// What this device keeps with files, such as a draft or a submission: the record lists its `documents`, whose contents are
// documents of their own, so that lists are read without them.

/** The content of a document of a record. */
export function contentAt(record: Path, document: DocumentId): Path {
  return `${record}/contents/${encodeURIComponent(document)}`;
}

/** Deletes a record with the contents that it lists. Call it after all reads of the transaction. */
export function dropWithContents(
  transaction: Pick<Transaction, 'delete'>,
  record: StoredDocument,
): void {
  transaction.delete(record.path);
  const documents = record.get('documents');
  if (!Array.isArray(documents)) return;
  for (const { id } of documents as { id: DocumentId }[]) {
    transaction.delete(contentAt(record.path, id));
  }
}
