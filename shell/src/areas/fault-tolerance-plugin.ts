import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { loadTimeLimit } from './fetch-json';

/**
 * Turns a script that never arrives, for which the federation runtime would wait for ever, into a
 * failure that can be tried again.
 */
export function faultTolerance(): ModuleFederationRuntimePlugin {
  return {
    name: 'fault-tolerance',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      return { script, timeout: loadTimeLimit };
    },
  };
}
