import { existsSync } from 'node:fs';
import path from 'node:path';

/** How the releases of one app lie in the folder that its hosting serves. */
export interface Layout {
  /** What the messages call it, and the folder of its sources. */
  app: string;
  /**
   * The one file that says which release is served: of the build, and at the root of the site. An
   * area's manifest; the shell has its landing page in that place.
   */
  currentManifest: string;
  /** Whether anybody asks for the release before, and for a canary build, as the shell does of an area. */
  hasSeveral: boolean;
  /**
   * Whether a file of the build is served from the root of the site for as long as its release is the
   * current one, as the current manifest is: a document, the service worker.
   */
  isServedAtRoot(file: string): boolean;
  /** Where a file of the build lies in the site. */
  place(release: string, file: string): string;
  /** The build that a manifest is of, such as '1.4.2+9f3c1a20'; null where it is no manifest. */
  buildOf(manifest: string): string | null;
  /** The manifest of a build as it reads at `file` of the site. */
  manifestAt(release: string, manifest: string, file: string): string;
  /**
   * Looks at a build before it is released.
   * @throws Error when it would do harm: nothing that is served has changed then
   */
  refuseUnfit(dist: string): void;
}

/** Where the manifest of the release before is served, and that of the canary build. */
export const previousManifest = 'previous/mf-manifest.json';
export const canaryManifest = 'canary/mf-manifest.json';

/** '1.4.2+9f3c1a20' in a form that needs no escaping in an address. */
export function releaseName(build: string): string {
  return build.replace('+', '-');
}

/** The folder of a release in its site. */
export function releaseFolder(release: string): string {
  return `builds/${release}`;
}

/**
 * A build that somebody else is making at this moment lacks files that it names.
 * @throws Error when it would do harm: nothing that is served has changed then
 */
export function refuseMissing(dist: string, naming: string, named: readonly string[]): void {
  const missing = named.filter((file) => !existsSync(path.join(dist, file)));
  if (missing.length === 0) return;
  throw new Error(`${dist} lacks ${missing.join(' and ')}, which ${naming} names.`);
}
