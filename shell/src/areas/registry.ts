import * as v from 'valibot';
import { readConfiguration } from '../configuration/configuration';
import { errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaName } from './area';
import { AreaLoadError } from './AreaLoadError';
import { fetchJson } from './fetchJson';
import { findLastGoodRegistry, saveLastGoodRegistry } from './lastGoodRegistry';
import { type AreaEntry, type Registry, registrySchema } from './registrySchema';
import { withTimeout } from './withTimeout';

/** Written in by webpack.shared.js from the deployment's file, or from the ports of a developer's machine. */
declare const PORTAL_BUILT_IN_REGISTRY: Registry;

/** Where the areas were deployed when the shell was built: the last fallback. */
const builtInRegistry = PORTAL_BUILT_IN_REGISTRY;

/**
 * Timeout for the registry and the allowed origins, in milliseconds: both have a fallback, and the area has to be
 * loaded after them.
 */
const timeLimit = 3_000;

const configurationSchema = v.object({
  areas: v.object({ origins: v.array(v.pipe(v.string(), v.url())) }),
});

/**
 * Finds where an area is deployed now. The registry is requested each time, because a team may have changed its
 * current manifest since the page was opened. If it does not answer, the last good copy is used, or else the
 * registry that the shell was built with.
 * @throws AreaLoadError when the area is not listed, or is listed at an origin that is not allowed
 */
export async function getAreaEntry(area: AreaName): Promise<AreaEntry> {
  const [registry, origins] = await Promise.all([readRegistry(), readAllowedOrigins()]);
  const found = registry.remotes[area];
  if (!found) throw new AreaLoadError(`The registry does not list the area '${area}'`);
  const isAllowed = (address: string) => origins.includes(new URL(address).origin);
  if (!isAllowed(found.entry)) {
    throw new AreaLoadError(`${found.entry} is not at an allowed origin (${origins.join(', ')})`);
  }
  const canary = found.canary && isAllowed(found.canary.entry) ? found.canary : undefined;
  return { ...found, previous: found.previous.filter(isAllowed), canary };
}

async function readRegistry(): Promise<Registry> {
  try {
    const registry = await fetchRegistry();
    saveLastGoodRegistry(registry);
    return registry;
  } catch (error) {
    const lastGood = findLastGoodRegistry();
    const source = lastGood ? 'last-good' : 'built-in';
    reportPortalEvent({ type: 'registry-fallback', source, reason: errorMessage(error) });
    return lastGood ?? builtInRegistry;
  }
}

/**
 * Reads the registry from the shell's origin, without any fallback.
 * @throws AreaLoadError when it does not answer in time or is not a registry
 */
export async function fetchRegistry(): Promise<Registry> {
  const read = v.safeParse(
    registrySchema,
    await fetchJson('/remotes.json', { cache: 'no-cache' }, timeLimit),
  );
  if (read.success) return read.output;
  throw new AreaLoadError(`/remotes.json is not a registry: ${v.summarize(read.issues)}`);
}

/** The origins that areas may come from. Without a configuration, those that the shell was built with. */
export async function readAllowedOrigins(): Promise<string[]> {
  const configuration: unknown = await withTimeout(
    timeLimit,
    readConfiguration(),
    '/config.json',
  ).catch(() => undefined);
  if (v.is(configurationSchema, configuration)) {
    return configuration.areas.origins.map((address) => new URL(address).origin);
  }
  return Object.values(builtInRegistry.remotes).map(({ entry }) => new URL(entry).origin);
}
