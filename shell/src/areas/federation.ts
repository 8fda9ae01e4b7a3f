import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { AreaModule } from 'shared-platform';
import type { AreaName } from './area';
import type { LoadedArea } from './areaLoader';
import { AreaIncompatibleError, AreaLoadError } from './AreaLoadError';
import { faultTolerance } from './faultTolerance';
import { errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import { lookForNewerShell } from '../newer-shell/newerShell';
import { buildVersion, lastManifest } from './manifest';
import { findLacks } from './platform/findLacks';
import { sharedModules } from './platform/sharedModules';

declare global {
  /** The areas' builds read the runtime's core from here, instead of each containing its own. */
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
 * Loads one build of an area. Each call starts from the beginning, so that a failed load can be retried.
 * @param entry address of the build's manifest
 * @throws AreaLoadError with the failure as its cause; AreaIncompatibleError where a retry does not help
 */
export async function loadBuild(area: AreaName, entry: string): Promise<LoadedArea> {
  const name = `remote_${area}`;
  federation.registerRemotes([{ name, entry }], { force: true });
  try {
    const module = await federation.loadRemote<Partial<AreaModule>>(`${name}/App`);
    if (module?.App) return { App: module.App, entry, version: buildVersion(entry) };
  } catch (cause) {
    const missing = findLacks(entry);
    if (missing.length > 0) {
      refuse(area, entry, missing);
      throw new AreaIncompatibleError(`${entry} needs ${missing.join(', ')}`, { cause });
    }
    if (isVersionMismatch(cause)) {
      refuse(area, entry, [errorMessage(cause)]);
      throw new AreaIncompatibleError(`${entry} needs another version of a shared module`, {
        cause,
      });
    }
    throw new AreaLoadError(`${entry} could not be loaded`, { cause });
  }
  throw new AreaIncompatibleError(`${entry} exposes no App`);
}

/** A newer shell may be able to run the build: looks for one while an earlier build is loaded. */
function refuse(area: AreaName, entry: string, missing: readonly string[]): void {
  const build = { entry, version: buildVersion(entry) };
  reportPortalEvent({ type: 'build-refused', area, build, missing });
  const manifest = lastManifest(entry);
  if (manifest) void lookForNewerShell(manifest);
}

/** The runtime has no error code for this failure, only a message. */
function isVersionMismatch(error: unknown): boolean {
  return error instanceof Error && error.message.includes('does not satisfy the requirement');
}
