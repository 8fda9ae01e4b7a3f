import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { loadTimeLimit } from './fetchJson';
import { AreaIncompatibleError } from './AreaLoadError';
import { readManifest } from './manifest';
import { findLacks } from './platform/findLacks';

/**
 * Turns what the federation runtime would wait for or trust for ever (a manifest that hangs, an error
 * page, JSON that is no manifest, a script that never arrives) into failures that can be tried again. Refuses a
 * build that this shell cannot run, before anything of it is.
 */
export function faultTolerance(): ModuleFederationRuntimePlugin {
  return {
    name: 'fault-tolerance',
    async fetch(url, init) {
      const manifest = await readManifest(url, init);
      const lacks = findLacks(url);
      if (lacks.length > 0) throw new AreaIncompatibleError(`${url} needs ${lacks.join(', ')}`);
      return Response.json(manifest);
    },
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      return { script, timeout: loadTimeLimit };
    },
  };
}
