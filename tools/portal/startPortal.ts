import path from 'node:path';
import { startAccounts } from '../accounts/startAccounts';
import { siteNames, type SiteName } from '../building/apps';
import { localSite } from '../localSite';
import type { Ports } from '../ports';
import { appFolder, localSite as releasedSite } from '../releasing/appSite';
import { releaseName } from '../releasing/layout';
import { findBuild, makeRelease } from '../releasing/makeRelease';
import { listReleases } from '../releasing/site';
import { ownFolder } from '../root';
import { localHosting } from '../serving/localHosting';
import { createSiteServer, type SiteServer } from '../serving/SiteServer';
import { refuseTakenPorts } from './takenPorts';

export interface PortalOptions {
  ports: Ports;
  /**
   * 'kept' over a restart, in 'memory' until the end of this run, or those of another portal, whose
   * emulator listens at `port`.
   */
  accounts: 'kept' | 'memory' | { port: number };
  /** In the browser unless told otherwise; or on the Firestore emulator, which has to be there. */
  records?: 'device' | 'firestore';
  /** Is given what somebody who uses it may want to know. */
  say?: ((line: string) => void) | undefined;
  onLost?: (error: Error) => void;
}

export interface RunningPortal {
  /** Where a person opens it. */
  address: string;
  /** Each site by itself, to see how the portal does without one. */
  areas: Record<SiteName, SiteServer>;
  stop(): Promise<void>;
}

/**
 * The whole portal on this machine: four production builds, each from an origin of its own, and the
 * accounts. The builds must be there (`buildApps`); each is served as its deployment would be, from a
 * release of it.
 * @throws Error where a port is taken or a release is refused
 */
export async function startPortal({
  ports,
  accounts,
  records = 'device',
  say,
  onLost = (error) => console.error(error.message),
}: PortalOptions): Promise<RunningPortal> {
  const isOwn = typeof accounts === 'string';
  const authPort = isOwn ? ports.auth : accounts.port;
  await refuseTakenPorts(ports, isOwn ? [...siteNames, 'auth', 'hub'] : siteNames);

  const areas = createSites(ports, authPort, records);
  const running: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(running.map((part) => part.stop()));
  };
  try {
    for (const site of siteNames) {
      running.push(areas[site]);
      await areas[site].start();
    }
    if (isOwn) {
      const folder = path.join(ownFolder, String(ports.shell));
      running.push(
        await startAccounts({
          ports,
          folder: path.join(folder, 'emulator'),
          keepIn: accounts === 'kept' ? path.join(folder, 'accounts.json') : null,
          say,
          onLost,
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `http://localhost:${ports.shell}`, areas, stop };
}

function createSites(
  ports: Ports,
  authPort: number,
  records: 'device' | 'firestore',
): Record<SiteName, SiteServer> {
  const sites = siteNames.map((site) => {
    const hosting = { ...localHosting(site, ports, authPort), public: releaseLocally(site, ports) };
    const overlay = site === 'shell' ? localSite(ports, authPort, records) : {};
    return [site, createSiteServer({ hosting, port: ports[site], overlay })];
  });
  return Object.fromEntries(sites) as Record<SiteName, SiteServer>;
}

/**
 * Releases a build into the site that a portal on this machine serves, so that what is tried is what
 * would be deployed. A build that has been released there is left alone, even where it was rolled back.
 * @returns the folder to serve
 * @throws Error when it would do harm: nothing that is served has changed then
 */
function releaseLocally(name: SiteName, ports: Ports): string {
  const site = releasedSite(name, ports.shell);
  const dist = path.join(appFolder(name), 'dist');
  const isReleased = listReleases(site).includes(releaseName(findBuild(site, dist)));
  if (!isReleased) makeRelease({ site, dist, keep: 2 });
  return site.folder;
}
