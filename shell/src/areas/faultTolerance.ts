import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { loadTimeLimit } from './fetchJson';
import { readManifest } from './manifest';

/**
 * Turns what the federation runtime would wait for or trust for ever (a manifest that hangs, an error
 * page, JSON that is no manifest, a script that never arrives) into failures that can be tried again.
 */
export function faultTolerance(): ModuleFederationRuntimePlugin {
  return {
    name: 'fault-tolerance',
    async fetch(url, init) {
      return Response.json(await readManifest(url, init));
    },
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      return { script, timeout: loadTimeLimit };
    },
  };
}
