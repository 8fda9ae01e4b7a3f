import type { LiveFeature } from './LiveFeature';

/** Stands in for a feature that the live store does not have yet. */
export function unfinished<Records extends object>(feature: string): LiveFeature<Records> {
  return {
    open: () =>
      new Proxy({} as Records, {
        get(_, act) {
          throw new Error(`${feature}.${String(act)} is not there yet.`);
        },
      }),
  };
}
