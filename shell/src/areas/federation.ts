import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { AreaModule, AreaName } from './area';
import { AreaLoadError } from './AreaLoadError';
import { faultTolerance } from './fault-tolerance-plugin';
import { getAreaEntry } from './registry';
import { sharedModules } from './shared-modules';

declare global {
  /** Where the areas' builds look for the runtime's core, instead of each bringing its own. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedModules(),
  shareStrategy: 'loaded-first',
  plugins: [faultTolerance()],
});

/**
 * Loads an area from where the registry says it is deployed. Each call starts afresh, so that a
 * failed load can be tried again.
 * @throws AreaLoadError with what went wrong as its cause
 */
export async function loadRemoteArea(area: AreaName): Promise<AreaModule> {
  const { entry } = await getAreaEntry(area);
  federation.registerRemotes([{ name: `remote_${area}`, entry }], { force: true });
  try {
    const module = await federation.loadRemote<Partial<AreaModule>>(`remote_${area}/App`);
    if (!module?.App) throw new AreaLoadError(`${entry} exposes no App`);
    return { App: module.App };
  } catch (cause) {
    throw new AreaLoadError(`The area '${area}' could not be loaded from ${entry}`, { cause });
  }
}
