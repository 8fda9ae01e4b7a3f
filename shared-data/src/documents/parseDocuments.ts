import type { GenericSchema } from 'valibot';
import type { Found } from './Documents';
import type { StoredDocument } from './StoredDocument';
import { parseRecord, parseRecords } from './parseRecord';

/**
 * A document as a record, with its id. Undefined if there is none, or if it does not fit the schema (see
 * `parseRecord`).
 */
export function parseDocument<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  document: StoredDocument,
): T | undefined {
  return parseRecord(schema, kind, recordIn(document));
}

/** The documents of a query that fit, in its order. */
export function parseDocuments<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  { docs }: Pick<Found, 'docs'>,
): T[] {
  return parseRecords(schema, kind, docs.map(recordIn));
}

function recordIn({ id, data }: StoredDocument): unknown {
  return data && { ...data, id };
}
