import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as v from 'valibot';
import { AreaLoadError } from './AreaLoadError';
import { fetchJson, loadTimeLimit } from './fetch-json';

const manifestSchema = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ name: v.string() }) }),
  exposes: v.array(v.looseObject({ name: v.string() })),
});

/**
 * Turns what the federation runtime would wait for or trust for ever (a manifest that hangs, an error
 * page, JSON that is no manifest, a script that never arrives) into failures that can be tried again.
 */
export function faultTolerance(): ModuleFederationRuntimePlugin {
  return {
    name: 'fault-tolerance',
    async fetch(url, init) {
      const manifest = await fetchJson(url, { ...init, cache: 'no-cache' });
      if (!v.is(manifestSchema, manifest)) {
        throw new AreaLoadError(`${url} is not the manifest of an area`);
      }
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
