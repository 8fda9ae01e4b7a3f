import type { PlatformOffer } from './PlatformOffer';

/** What the build of an area takes from the shell: in its manifest, by PlatformUsePlugin. */
export interface PlatformUse {
  remoteApi: number;
  names: Record<string, readonly string[]>;
  /** Colours of the theme, which the shell's style sheet gives; a build from before did not say. */
  colors?: readonly string[];
}

/**
 * What a build needs and a shell does not have, a few words for each: nothing where the one runs in the other.
 * The ranges of version numbers are compared by the federation runtime.
 */
export function findMissing(
  used: PlatformUse,
  { remoteApi, modules, colors }: PlatformOffer,
): string[] {
  if (used.remoteApi !== remoteApi) {
    return [`remote API version ${used.remoteApi} instead of ${remoteApi}`];
  }
  const missing = Object.entries(used.names).flatMap(([key, names]) => {
    const offered = modules[key];
    if (!offered) return [key];
    return names
      .filter((name) => name !== '*' && !offered.names.includes(name))
      .map((name) => `${name} of ${key}`);
  });
  const missingColors = colors && used.colors?.filter((color) => !colors.includes(color));
  return [...missing, ...(missingColors ?? []).map((color) => `the colour ${color} of the theme`)];
}
