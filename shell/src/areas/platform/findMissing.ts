import type { PlatformOffer } from './PlatformOffer';

/** What the build of an area takes from the shell. PlatformUsePlugin writes it into the manifest. */
export interface PlatformUse {
  remoteApi: number;
  names: Record<string, readonly string[]>;
  /** Colours of the theme, which the shell's style sheet provides; missing in older builds. */
  colors?: readonly string[];
}

/**
 * What a build needs and a shell does not have, a short text for each; empty if the build runs in the shell.
 * The federation runtime compares the ranges of version numbers.
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
