import type { Load } from './measuring/loads';

/** Says what is deployed now, so every visit may ask for it. */
const pointers = /\/(remotes|config|mf-manifest)\.json$|\/service-worker\.js$/;

/** The paths of what a second visit should not have needed: neither a pointer, nor answered by 'not changed'. */
export function beyondPointers(loads: readonly Load[]): string[] {
  return loads
    .filter(({ url, status }) => !pointers.test(new URL(url).pathname) && status !== 304)
    .map(({ url }) => new URL(url).pathname);
}
