import { buildApps } from '../building/buildApps';
import { startPortal } from '../portal/startPortal';
import { ports, portsFrom } from '../ports';

/**
 * Measures the portal at an address; without one, builds what has changed and serves it meanwhile, apart from the ports
 * of a running portal and of the journeys.
 */
export async function onPortal(
  running: string | undefined,
  measure: (address: string) => Promise<void>,
): Promise<void> {
  if (running !== undefined) return measure(running);
  await buildApps({ which: 'stale', say: console.log });
  const own = portsFrom(ports.shell + 300);
  const portal = await startPortal({ ports: own, accounts: { port: own.auth } });
  try {
    await measure(portal.address);
  } finally {
    await portal.stop();
  }
}
