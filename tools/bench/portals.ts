import type { Browser } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from '../building/buildApps';
import { inlineHashes, policyWith } from '../building/inlineHashes';
import { localSite } from '../localSite';
import { startPortal } from '../portal/startPortal';
import { refuseTakenPorts } from '../portal/takenPorts';
import { ports, portsFrom } from '../ports';
import { filesIn } from '../releasing/files';
import { makeRelease } from '../releasing/makeRelease';
import { shellLayout } from '../releasing/shellLayout';
import { ownFolder } from '../root';
import { localHosting } from '../serving/localHosting';
import { createSiteServer, type SiteServer } from '../serving/SiteServer';
import { launchBrowser } from './measuring/launchBrowser';
import { buildOneBundle } from './one-bundle/buildOneBundle';

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
    const bundle = await startOneBundle(dist);
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

/** Serves the one bundle as the shell is served: a release, the same server, headers and compression. */
async function startOneBundle(dist: string): Promise<SiteServer> {
  const { shell: port } = oneBundlePorts;
  await refuseTakenPorts(oneBundlePorts, ['shell'], 'npm run bench');
  const folder = path.join(ownFolder, String(port), 'sites/one-bundle');
  rmSync(folder, { recursive: true, force: true });
  makeRelease({ site: { folder, layout: shellLayout() }, dist });
  const documents = filesIn(folder).filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(
    documents.map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const hosting = localHosting('shell', oneBundlePorts);
  const headers = hosting.headers.map(({ source, headers: values }) => ({
    source,
    headers: values.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? policyWith(hashes, value) : value,
    })),
  }));
  const overlay = localSite(oneBundlePorts);
  const server = createSiteServer({
    hosting: { ...hosting, headers, public: folder },
    port,
    overlay,
  });
  await server.start();
  return server;
}
