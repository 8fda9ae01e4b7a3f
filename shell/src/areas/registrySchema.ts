import * as v from 'valibot';
import { areaNames } from './area';

const address = v.pipe(v.string(), v.url());

const entrySchema = v.object({
  entry: address,
  version: v.string(),
  previous: v.optional(v.array(address), []),
});

function registryOf<Entry extends v.GenericSchema<unknown, AreaEntry>>(entry: Entry) {
  return v.object({
    schema: v.literal(1),
    remotes: v.pipe(
      v.record(v.string(), entry),
      // Written by mistake: a copy that lists something serves better.
      v.check((remotes) => areaNames.some((area) => area in remotes), 'It lists no area.'),
    ),
  });
}

/** `/remotes.json`: where each area is deployed now, and where the builds before that are. */
export const registrySchema = registryOf(entrySchema);

/**
 * The same before it is deployed: a field that no shell reads is a mistake. The remote API version, for one,
 * is in the manifest of each build and nowhere else.
 */
export const strictRegistrySchema = registryOf(v.strictObject(entrySchema.entries));

export type AreaEntry = v.InferOutput<typeof entrySchema>;
export type Registry = v.InferOutput<typeof registrySchema>;
