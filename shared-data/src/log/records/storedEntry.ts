import { type LogEntry, logEntrySchema } from 'shared-model';
import type { StoredDocument } from '../../documents/StoredDocument';
import { parseRecords } from '../../documents/parseRecord';

/** The valid entries, in the order of the query. */
export function toEntries(docs: readonly StoredDocument[]): LogEntry[] {
  const records = docs.map(({ id, data }) => ({ ...data, id }));
  return parseRecords(logEntrySchema, 'entry of the log', records);
}

/** Whether an entry is found by each of these words, in one of its spellings. */
export function hasWords(entry: StoredDocument, sought: readonly (readonly string[])[]): boolean {
  const words: unknown = entry.get('words');
  return (
    Array.isArray(words) &&
    sought.every((spellings) => spellings.some((word) => words.includes(word)))
  );
}
