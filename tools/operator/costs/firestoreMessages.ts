import { loadSync } from 'protobufjs';
import * as v from 'valibot';

// What of Firestore's own protocol is billed. The descriptions are Google's, as the admin SDK carries them.
const descriptions = loadSync(require.resolve('@google-cloud/firestore/build/protos/v1.json'));
const json = { longs: Number, enums: String, bytes: String } as const;

/** Of a message, what was sent; parts that are not here are not counted. */
function reader<T>(type: string, schema: v.GenericSchema<unknown, T>) {
  const message = descriptions.lookupType(`google.firestore.v1.${type}`);
  return (bytes: Uint8Array): T => v.parse(schema, message.toObject(message.decode(bytes), json));
}

const names = v.optional(v.array(v.string()), []);
const ids = v.optional(v.array(v.number()), []);
const record = v.object({ name: v.string() });
const sentRecord = v.object({ ...record.entries, updateTime: v.optional(v.unknown()) });

const writeSchema = v.object({
  update: v.optional(record),
  delete: v.optional(v.string()),
  updateMask: v.optional(v.unknown()),
});

const targetSchema = v.looseObject({
  targetId: v.number(),
  documents: v.optional(v.object({ documents: names })),
  query: v.optional(
    v.looseObject({
      parent: v.string(),
      structuredQuery: v.looseObject({ from: v.array(v.object({ collectionId: v.string() })) }),
    }),
  ),
});

export type Write = v.InferOutput<typeof writeSchema>;
export type Target = v.InferOutput<typeof targetSchema>;

export const readCommit = reader(
  'CommitRequest',
  v.object({ writes: v.optional(v.array(writeSchema), []) }),
);

export const readGets = reader('BatchGetDocumentsRequest', v.object({ documents: names }));

export const readGot = reader(
  'BatchGetDocumentsResponse',
  v.object({ found: v.optional(v.unknown()), missing: v.optional(v.string()) }),
);

export const readCount = reader(
  'RunAggregationQueryRequest',
  v.object({
    parent: v.string(),
    structuredAggregationQuery: v.object({
      structuredQuery: v.object({ from: v.array(v.object({ collectionId: v.string() })) }),
    }),
  }),
);

export const readCounted = reader(
  'RunAggregationQueryResponse',
  v.object({
    result: v.optional(
      v.object({
        aggregateFields: v.record(
          v.string(),
          v.object({ integerValue: v.optional(v.number(), 0) }),
        ),
      }),
    ),
  }),
);

export const readListen = reader(
  'ListenRequest',
  v.object({ addTarget: v.optional(targetSchema), removeTarget: v.optional(v.number()) }),
);

export const readHeard = reader(
  'ListenResponse',
  v.object({
    targetChange: v.optional(
      v.object({
        targetChangeType: v.optional(v.string(), 'NO_CHANGE'),
        targetIds: ids,
      }),
    ),
    documentChange: v.optional(
      v.object({ document: sentRecord, targetIds: ids, removedTargetIds: ids }),
    ),
    documentRemove: v.optional(v.object({ document: v.string(), removedTargetIds: ids })),
  }),
);
