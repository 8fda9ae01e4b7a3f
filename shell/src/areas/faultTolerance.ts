import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { AreaIncompatibleError } from './AreaLoadError';
import { readManifest } from './manifest';
import { findLacks } from './platform/findLacks';

/** Milliseconds, as of a build's chunks (`chunkLoadTimeout` in webpack.shared.js). */
const scriptTimeLimit = 8_000;

/**
 * Turns what the federation runtime would wait for or cache for ever (a manifest that hangs, an error page, JSON
 * that is no manifest, a script that never arrives) into failures that can be retried. Refuses a build that this
 * shell cannot run before any code of the build is run.
 */
export function faultTolerance(): ModuleFederationRuntimePlugin {
  /** How often a script was requested without an answer. */
  const asked = new Map<string, number>();

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
      const times = asked.get(url) ?? 0;
      // A browser makes a second script with the same address wait for the request that hangs.
      script.src = times > 0 ? `${url}?again=${times}` : url;
      script.crossOrigin = 'anonymous';
      asked.set(url, times + 1);
      for (const type of ['load', 'error']) script.addEventListener(type, () => asked.delete(url));
      return { script, timeout: scriptTimeLimit };
    },
  };
}
