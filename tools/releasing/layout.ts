import { existsSync } from 'node:fs';
import path from 'node:path';

/** How the releases of one app are arranged in the folder that its hosting serves. */
export interface Layout {
  /** The name of the app in messages, and the folder of its sources. */
  app: string;
  /**
   * The file that decides which release is served; it exists in the build and at the root of the site.
   * For an area its manifest, for the shell the landing page.
   */
  currentManifest: string;
  /** Whether the previous release and a canary build are also served. The shell requests them of an area. */
  hasSeveral: boolean;
  /**
   * Whether a file of the build is also served from the root of the site while its release is current,
   * as the current manifest is: a document, the service worker.
   */
  isServedAtRoot(file: string): boolean;
  /** The path of a build's file in the site. */
  place(release: string, file: string): string;
  /** The build that a manifest belongs to, such as '1.4.2+9f3c1a20'; null if it is not a manifest. */
  buildOf(manifest: string): string | null;
  /** The content of a build's manifest when it is served as `file` of the site. */
  manifestAt(release: string, manifest: string, file: string): string;
  /**
   * Checks a build before it is released.
   * @throws Error if the release would break something: the served files are then unchanged
   */
  refuseUnfit(dist: string): void;
}

/** The paths of the previous release's manifest, and of the canary build's. */
export const previousManifest = 'previous/mf-manifest.json';
export const canaryManifest = 'canary/mf-manifest.json';

/** '1.4.2+9f3c1a20' in a form that needs no escaping in a URL. */
export function releaseName(build: string): string {
  return build.replace('+', '-');
}

/** The folder of a release in its site. */
export function releaseFolder(release: string): string {
  return `builds/${release}`;
}

/**
 * Checks that the named files exist: a build that another process is still writing lacks some.
 * @throws Error if files are missing: the served files are then unchanged
 */
export function refuseMissing(dist: string, naming: string, named: readonly string[]): void {
  const missing = named.filter((file) => !existsSync(path.join(dist, file)));
  if (missing.length === 0) return;
  throw new Error(`${dist} lacks ${missing.join(' and ')}, which ${naming} names.`);
}
