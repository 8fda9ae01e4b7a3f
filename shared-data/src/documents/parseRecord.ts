import { cleanRecord } from 'shared-model';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import { noteReadable } from './unreadable';

/**
 * Cleans (`cleanText`) and checks a record read from a store; undefined if the store had none. A record that does not
 * fit its schema is logged, counted (`useUnreadableCount`) and left out, so that a single bad record never hides the good ones.
 */
export function parseRecord<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  value: unknown,
): T | undefined {
  return parseSignedRecord(schema, kind, cleanRecord(value));
}

/** As `parseRecord`, for a record whose texts were signed: they stay as they are. */
export function parseSignedRecord<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  value: unknown,
): T | undefined {
  if (value === undefined) return undefined;
  const result = safeParse(schema, value);
  noteReadable(kind, value, result.success);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${getDotPath(issue) ?? 'record'}: ${issue.message}`);
  console.error(`A stored ${kind} does not fit and is left out.`, value, faults.join('; '));
  return undefined;
}

/** The records of a list that fit their schema, in its order. */
export function parseRecords<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  values: readonly unknown[],
): T[] {
  return values.flatMap((value) => parseRecord(schema, kind, value) ?? []);
}
