import * as v from 'valibot';
import type { AreaName } from './area';
import { AreaLoadError } from './AreaLoadError';
import { fetchJson } from './fetch-json';

const area = v.object({
  entry: v.pipe(v.string(), v.url()),
  version: v.string(),
  contract: v.number(),
  previous: v.optional(v.array(v.pipe(v.string(), v.url())), []),
});

const registrySchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), area),
});

export type AreaEntry = v.InferOutput<typeof area>;

/**
 * Finds where an area is deployed now. The registry is asked each time, because a team may have
 * moved its pointer since the page was opened.
 * @throws AreaLoadError when the registry does not answer, is not one, or does not list the area
 */
export async function getAreaEntry(name: AreaName): Promise<AreaEntry> {
  const found = v.safeParse(registrySchema, await fetchJson('/remotes.json'));
  if (!found.success) {
    throw new AreaLoadError(`/remotes.json is not a registry: ${v.summarize(found.issues)}`);
  }
  const entry = found.output.remotes[name];
  if (!entry) throw new AreaLoadError(`/remotes.json does not list the area '${name}'`);
  return entry;
}
