import type { Browser } from '@playwright/test';
import { buildApps } from '../building/buildApps';
import { startPortal } from '../portal/startPortal';
import { ports, portsFrom } from '../ports';
import { launchBrowser } from './measuring/launchBrowser';
import { buildOneBundle } from './one-bundle/buildOneBundle';
import { startOneBundle } from './one-bundle/startOneBundle';

/** The addresses of the two portals that are compared. */
export interface MeasuredPortals {
  federated: string;
  oneBundle: string;
}

// Apart from the ports of a running portal and of the journeys.
const federatedPorts = portsFrom(ports.shell + 300);
const oneBundlePorts = portsFrom(ports.shell + 310);

/**
 * Builds what has changed, serves the federated builds and the one bundle side by side, and measures
 * them in a browser. Nobody signs in: there are no accounts.
 */
export async function withPortals(
  measure: (browser: Browser, portals: MeasuredPortals) => Promise<void>,
): Promise<void> {
  await buildApps({ which: 'stale', say: console.log });
  const dist = await buildOneBundle(console.log);
  const running: (() => Promise<unknown>)[] = [];
  try {
    const accounts = { port: federatedPorts.auth };
    const portal = await startPortal({ ports: federatedPorts, accounts });
    running.push(() => portal.stop());
    const bundle = await startOneBundle(dist, oneBundlePorts);
    running.push(() => bundle.stop());
    const browser = await launchBrowser();
    running.push(() => browser.close());
    await measure(browser, {
      federated: portal.address,
      oneBundle: `http://localhost:${oneBundlePorts.shell}`,
    });
  } finally {
    for (const stop of running.reverse()) await stop();
  }
}
