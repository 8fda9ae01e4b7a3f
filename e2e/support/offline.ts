import { expect, type Page } from '@playwright/test';
import type { RunningPortal } from '../../tools/portal/startPortal';

const sites = ['shell', 'user', 'staff', 'admin'] as const;

/** Runs `act` while no server of the portal answers, as without a network. */
export async function withoutNetwork(portal: RunningPortal, act: () => Promise<void>) {
  await Promise.all(sites.map((site) => portal.areas[site].stop()));
  try {
    await act();
  } finally {
    await Promise.all(sites.map((site) => portal.areas[site].start()));
  }
}

/** The requests to the portal's servers while `act` runs: 'user /mf-manifest.json'. */
export async function requestsDuring(portal: RunningPortal, act: () => Promise<void>) {
  const asked: string[] = [];
  const ends = sites.map((site) =>
    portal.areas[site].onRequest((path) => asked.push(`${site} ${path}`)),
  );
  try {
    await act();
  } finally {
    for (const end of ends) end();
  }
  return asked.sort();
}

/** Waits until a first visit has cached what a second one needs without a network. */
export async function untilKept(page: Page, area?: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  if (area === undefined) return;
  await expect
    .poll(() => page.evaluate(missingFiles, area), {
      message: `what the area '${area}' needs is kept`,
      // The worker fetches one file after the other, and only while the page is idle.
      timeout: 30_000,
    })
    .toEqual([]);
}

/** The scripts of an area's deployed build, and of the shell, that are in no cache. Runs in the page. */
export async function missingFiles(area: string): Promise<string[]> {
  interface Manifest {
    metaData: { remoteEntry: { path: string; name: string } };
    exposes: { assets: { js: { sync: string[]; async: string[] } } }[];
  }
  const registry = (await (await fetch('/remotes.json')).json()) as {
    remotes: Record<string, { entry: string }>;
  };
  const entry = registry.remotes[area]?.entry ?? '';
  const { metaData, exposes } = (await (await fetch(entry)).json()) as Manifest;
  const worker = await (await fetch('/service-worker.js')).text();
  const shellFiles = [...worker.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const areaFiles = [
    `${metaData.remoteEntry.path}${metaData.remoteEntry.name}`,
    ...exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]),
  ].map((file) => new URL(file, entry).href);
  // The messages of another language are cached only for readers of that language.
  const files = [...areaFiles, ...shellFiles].filter(
    (file) => !/-[a-z]{2}\.[0-9a-f]{8}\.js$/.test(file),
  );
  const kept = await Promise.all(files.map((file) => caches.match(file)));
  return files.filter((_, index) => !kept[index]);
}
