import * as v from 'valibot';
import { areaNames } from './area';

const address = v.pipe(v.string(), v.url());

const canarySchema = v.object({
  entry: address,
  /** In percent of the devices. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** After this number of failures on a device, the build is not used there any more. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 3),
});

const entrySchema = v.object({
  entry: address,
  version: v.string(),
  previous: v.optional(v.array(address), []),
  // An invalid entry has no effect: the stable build is used.
  canary: v.fallback(v.optional(canarySchema), undefined),
});

function registryOf<Entry extends v.GenericSchema<unknown, AreaEntry>>(entry: Entry) {
  return v.object({
    schema: v.literal(1),
    remotes: v.pipe(
      v.record(v.string(), entry),
      // An empty registry is a mistake: an older copy that lists an area is better.
      v.check((remotes) => areaNames.some((area) => area in remotes), 'It lists no area.'),
    ),
  });
}

/** `/remotes.json`: where each area is deployed now, and where its earlier builds are. */
export const registrySchema = registryOf(entrySchema);

/**
 * Checks the registry before its deployment: a field that no shell reads is a mistake. For example, the remote API
 * version is only in the manifest of each build.
 */
export const strictRegistrySchema = registryOf(
  v.strictObject({
    ...entrySchema.entries,
    canary: v.optional(v.strictObject(canarySchema.entries)),
  }),
);

export type AreaEntry = v.InferOutput<typeof entrySchema>;
export type Registry = v.InferOutput<typeof registrySchema>;
