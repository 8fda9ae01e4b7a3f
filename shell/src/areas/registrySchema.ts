import * as v from 'valibot';
import { areaNames } from './area';

const address = v.pipe(v.string(), v.url());

const canarySchema = v.object({
  entry: address,
  /** In percent of the devices. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** After so many failures on a device the build is not taken there any more. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 3),
});

const entrySchema = v.object({
  entry: address,
  version: v.string(),
  previous: v.optional(v.array(address), []),
  // One that is written wrongly harms nobody: the stable build serves.
  canary: v.fallback(v.optional(canarySchema), undefined),
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
export const strictRegistrySchema = registryOf(
  v.strictObject({
    ...entrySchema.entries,
    canary: v.optional(v.strictObject(canarySchema.entries)),
  }),
);

export type AreaEntry = v.InferOutput<typeof entrySchema>;
export type Registry = v.InferOutput<typeof registrySchema>;
