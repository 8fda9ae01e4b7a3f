import path from 'node:path';
import type { Ports } from '../ports';
import type { SiteName } from '../serving/localHosting';
import { appFolder, localSite } from './appSite';
import { releaseName } from './layout';
import { findBuild, makeRelease } from './makeRelease';
import { listReleases } from './site';

/**
 * Releases a build into the site that a portal on this machine serves, so that what is tried is what
 * would be deployed. A build that has been released there is left alone, even where it was rolled back.
 * @returns the folder to serve
 * @throws ReleaseRefusedError
 */
export function releaseLocally(name: SiteName, ports: Ports): string {
  const site = localSite(name, ports.shell);
  const dist = path.join(appFolder(name), 'dist');
  const isReleased = listReleases(site).includes(releaseName(findBuild(site, dist)));
  if (!isReleased) makeRelease({ site, dist, keep: 2 });
  return site.folder;
}
