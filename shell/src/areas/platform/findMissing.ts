import type { PlatformOffer } from './PlatformOffer';

/** What the build of an area takes from the shell: in its manifest, by PlatformUsePlugin. */
export interface PlatformUse {
  remoteApi: number;
  names: Record<string, readonly string[]>;
}

/**
 * What a build needs and a shell does not have, a few words for each: nothing where the one runs in the other.
 * The ranges of version numbers are compared by the federation runtime.
 */
export function findMissing(used: PlatformUse, { remoteApi, modules }: PlatformOffer): string[] {
  if (used.remoteApi !== remoteApi) {
    return [`remote API version ${used.remoteApi} instead of ${remoteApi}`];
  }
  return Object.entries(used.names).flatMap(([key, names]) => {
    const offered = modules[key];
    if (!offered) return [key];
    return names
      .filter((name) => name !== '*' && !offered.names.includes(name))
      .map((name) => `${name} of ${key}`);
  });
}
