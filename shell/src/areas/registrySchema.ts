import * as v from 'valibot';
import { areaNames } from './area';

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
  remotes: v.pipe(
    v.record(v.string(), entrySchema),
    // Written by mistake: a copy that lists something serves better.
    v.check((remotes) => areaNames.some((area) => area in remotes), 'It lists no area.'),
  ),
});

export type AreaEntry = v.InferOutput<typeof entrySchema>;
export type Registry = v.InferOutput<typeof registrySchema>;
