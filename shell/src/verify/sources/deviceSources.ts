import type { CheckSources, Found } from 'shared-data/certificates';
import * as v from 'valibot';
import { withTimeout } from '../../areas/withTimeout';
import { readRow } from './readRow';

const keyRow = v.object({
  kid: v.string(),
  x: v.string(),
  y: v.string(),
  createdAt: v.string(),
  revokedAt: v.optional(v.string()),
});

const certificateRow = v.object({
  number: v.string(),
  title: v.string(),
  maskedHolder: v.string(),
  issuedAt: v.string(),
  validUntil: v.optional(v.string()),
  kid: v.string(),
  digest: v.string(),
  state: v.union([
    v.object({ kind: v.literal('valid') }),
    v.object({ kind: v.literal('revoked'), at: v.string(), reason: v.string() }),
    v.object({ kind: v.literal('replaced'), at: v.string(), by: v.string() }),
  ]),
});

/** The records that this browser keeps itself: they can always be read, or there are none. */
export const deviceSources: Pick<CheckSources, 'findKey' | 'findRecord'> = {
  findKey: (kid) => find('signingKeys', kid, keyRow),
  findRecord: (number) => find('certificates', number, certificateRow),
};

async function find<Schema extends v.GenericSchema>(
  table: string,
  key: string,
  schema: Schema,
): Promise<Found<v.InferOutput<Schema>>> {
  try {
    const row = await withTimeout(6000, readRow(table, key), table);
    if (row === undefined) return { kind: 'missing' };
    const { success, output: value } = v.safeParse(schema, row);
    if (success) return { kind: 'found', value, at: new Date().toISOString(), isFresh: true };
  } catch {
    // The browser refuses.
  }
  return { kind: 'unreachable' };
}
