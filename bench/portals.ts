import type { Browser } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from '../tools/building/buildApps';
import { inlineHashes, policyWith } from '../tools/building/inlineHashes';
import { localSite } from '../tools/localSite';
import { startPortal } from '../tools/portal/startPortal';
import { refuseTakenPorts } from '../tools/portal/takenPorts';
import { ports, portsFrom } from '../tools/ports';
import { filesIn } from '../tools/releasing/files';
import { makeRelease } from '../tools/releasing/makeRelease';
import { shellLayout } from '../tools/releasing/shellLayout';
import { ownFolder } from '../tools/root';
import { localHosting } from '../tools/serving/localHosting';
import { createSiteServer } from '../tools/serving/SiteServer';
import { launchBrowser } from './measuring/launchBrowser';
import { buildOneBundle } from './one-bundle/buildOneBundle';

/** The addresses of the two portals that are compared. */
export interface MeasuredPortals {
  federated: string;
  oneBundle: string;
}

/** A single portal may be measured, too. */
export type MeasuredPortal = Pick<MeasuredPortals, 'federated'> & Partial<MeasuredPortals>;

/**
 * Builds what has changed and serves it, on ports that neither a running portal nor the journeys use. Nobody can sign in
 * there: it has no accounts.
 */
export async function onPortal(
  measure: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  await using browser = await launchBrowser();
  await buildApps({ which: 'stale', say: console.log });
  const own = portsFrom(ports.shell + 300);
  const portal = await startPortal({ ports: own, accounts: { port: own.auth } });
  try {
    await measure(browser, portal.address);
  } finally {
    await portal.stop();
  }
}

/** Measures the federated builds and the same sources as one bundle, one beside the other. */
export function withPortals(
  measure: (browser: Browser, portals: MeasuredPortals) => Promise<void>,
): Promise<void> {
  return onPortal(async (browser, federated) => {
    const bundle = await startOneBundle(await buildOneBundle());
    try {
      await measure(browser, { federated, oneBundle: bundle.address });
    } finally {
      await bundle.stop();
    }
  });
}

/** Serves the one bundle like the shell: as a release, with the same server, headers and compression. */
async function startOneBundle(dist: string) {
  const own = portsFrom(ports.shell + 310);
  await refuseTakenPorts(own, ['shell'], 'npm run bench');
  const folder = path.join(ownFolder, String(own.shell), 'sites/one-bundle');
  rmSync(folder, { recursive: true, force: true });
  makeRelease({ site: { folder, layout: shellLayout() }, dist });
  const documents = filesIn(folder).filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(
    documents.map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const hosting = localHosting('shell', own);
  const headers = hosting.headers.map(({ source, headers: values }) => ({
    source,
    headers: values.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? policyWith(hashes, value) : value,
    })),
  }));
  const server = createSiteServer({
    hosting: { ...hosting, headers, public: folder },
    port: own.shell,
    overlay: localSite(own),
  });
  await server.start();
  return { address: `http://localhost:${own.shell}`, stop: () => server.stop() };
}
