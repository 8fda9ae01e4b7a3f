import * as v from 'valibot';

const address = v.pipe(v.string(), v.url());

const entrySchema = v.object({
  entry: address,
  version: v.string(),
  contract: v.number(),
  previous: v.optional(v.array(address), []),
});

/** `/remotes.json`: where each area is deployed now, and where the builds before that are. */
export const registrySchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), entrySchema),
});

export type AreaEntry = v.InferOutput<typeof entrySchema>;
export type Registry = v.InferOutput<typeof registrySchema>;
