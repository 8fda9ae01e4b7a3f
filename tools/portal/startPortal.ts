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
   * 'kept' accounts survive a restart, those in 'memory' end with this run; or the accounts of another
   * portal, whose
   * emulator listens at `port`.
   */
  accounts: 'kept' | 'memory' | { port: number };
  /** By default in the browser; or on the Firestore emulator, which must be running. */
  records?: 'device' | 'firestore';
  /** Receives messages for the person who uses the portal. */
  say?: ((line: string) => void) | undefined;
  onLost?: (error: Error) => void;
}

export interface RunningPortal {
  /** The address to open in a browser. */
  address: string;
  /** The server of each site, so that tests can stop one of them. */
  areas: Record<SiteName, SiteServer>;
  stop(): Promise<void>;
}

/**
 * Runs the whole portal on this machine: four production builds, each with its own origin, and the
 * accounts. The builds must exist (`buildApps`); each is served from a release, as its deployment would be.
 * @throws Error if a port is taken or a release is refused
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
 * Releases a build into the site that a portal on this machine serves, so that the local portal matches
 * a deployment. A build that was already released there is not released again, even if it was rolled back.
 * @returns the folder to serve
 * @throws Error if the release is refused: the served files are then unchanged
 */
function releaseLocally(name: SiteName, ports: Ports): string {
  const site = releasedSite(name, ports.shell);
  const dist = path.join(appFolder(name), 'dist');
  const isReleased = listReleases(site).includes(releaseName(findBuild(site, dist)));
  if (!isReleased) makeRelease({ site, dist, keep: 2 });
  return site.folder;
}
