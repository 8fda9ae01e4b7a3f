import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { parseRecord, parseRecords } from '../store/parseRecord';
import { withTimes } from './withTimes';

/**
 * A document as a record: with its id, and with its times as ISO strings. Undefined if there is none, or
 * if it does not fit the schema (see `parseRecord`).
 */
export function parseDocument<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  snapshot: DocumentSnapshot,
): T | undefined {
  return parseRecord(schema, kind, recordIn(snapshot));
}

/** The documents of a query that fit, in its order. */
export function parseDocuments<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  { docs }: QuerySnapshot,
): T[] {
  return parseRecords(schema, kind, docs.map(recordIn));
}

function recordIn(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data();
  return data && withTimes({ ...data, id: snapshot.id });
}
