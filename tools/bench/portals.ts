import { localSite } from '../localSite';
import { startPortal } from '../portal/startPortal';
import { ports, portsFrom } from '../ports';
import { localHosting } from '../serving/localHosting';
import { createSiteServer, type SiteServer } from '../serving/SiteServer';
import { localSite as releasedSite } from '../releasing/appSite';
import { startOneBundle } from './one-bundle/startOneBundle';
import { grownRegistry } from './grownRegistry';

/** A portal to measure. */
export interface MeasuredPortal {
  name: 'federated' | 'one bundle';
  address: string;
  /** Everything that answers for it. */
  servers: readonly SiteServer[];
}

export interface MeasuredPortals {
  federated: MeasuredPortal;
  oneBundle: MeasuredPortal;
  stop: () => Promise<void>;
}

export interface GrownPortal {
  /** How many remotes are in its registry. */
  count: number;
  address: string;
  stop: () => Promise<void>;
}

// Beside those of a person and of the journeys.
const federatedPorts = portsFrom(ports.shell + 300);
const oneBundlePorts = portsFrom(ports.shell + 310);
const grownPorts = portsFrom(ports.shell + 320);

/** Serves the federated builds and the one bundle side by side. Nobody signs in: there are no accounts. */
export async function startPortals(oneBundleDist: string): Promise<MeasuredPortals> {
  const portal = await startPortal({
    ports: federatedPorts,
    accounts: { port: federatedPorts.auth },
  });
  try {
    const bundle = await startOneBundle(oneBundleDist, oneBundlePorts);
    return {
      federated: {
        name: 'federated',
        address: portal.address,
        servers: Object.values(portal.areas),
      },
      oneBundle: {
        name: 'one bundle',
        address: `http://localhost:${oneBundlePorts.shell}`,
        servers: [bundle],
      },
      stop: async () => {
        await Promise.all([portal.stop(), bundle.stop()]);
      },
    };
  } catch (error) {
    await portal.stop();
    throw error;
  }
}

/** The federated portal's shell once more for each count, with so many remotes in its registry. */
export async function startWithRemotes(counts: readonly number[]): Promise<GrownPortal[]> {
  const site = localSite(federatedPorts);
  return Promise.all(
    counts.map(async (count, index) => {
      const port = grownPorts.shell + index;
      const server = createSiteServer({
        hosting: {
          ...localHosting('shell', federatedPorts),
          public: releasedSite('shell', federatedPorts.shell).folder,
        },
        port,
        overlay: { ...site, 'remotes.json': grownRegistry(site['remotes.json'], count) },
      });
      await server.start();
      return { count, address: `http://localhost:${port}`, stop: () => server.stop() };
    }),
  );
}
