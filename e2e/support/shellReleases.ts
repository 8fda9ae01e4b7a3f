import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServiceWorker } from '../../tools/building/buildServiceWorker';
import { appFolder, localSite } from '../../tools/releasing/appSite';
import { filesIn } from '../../tools/releasing/files';
import { makeRelease } from '../../tools/releasing/makeRelease';
import { rollBack } from '../../tools/releasing/serveRelease';
import { findCurrent } from '../../tools/releasing/site';
import { fallbackDocument } from '../../tools/serving/localHosting';

/** Releases of the shell in a worker's own portal, which listens at `port`. */
export function shellReleases(port: number) {
  const site = localSite('shell', port);
  const first = findCurrent(site);
  if (first === null) throw new Error(`The shell has not been released at ${port}.`);

  return {
    /** Releases the same code in documents of another build, with another service worker, or without one. */
    async releaseAnother({ isWithdrawn = false } = {}): Promise<string> {
      const build = `1.0.0+${crypto.randomUUID().slice(0, 8)}`;
      const dist = mkdtempSync(path.join(tmpdir(), 'portal-shell-'));
      cpSync(path.join(appFolder('shell'), 'dist'), dist, { recursive: true });
      for (const file of filesIn(dist).filter((name) => name.endsWith('.html'))) {
        const place = path.join(dist, file);
        const html = readFileSync(place, 'utf8');
        writeFileSync(place, html.replaceAll(/1\.0\.0\+[0-9a-f]{8}/g, build));
      }
      await buildServiceWorker({ dist, isWithdrawn, fallback: fallbackDocument() });
      makeRelease({ site, dist });
      rmSync(dist, { recursive: true });
      return build;
    },
    /** Serves the first build again. */
    restore(): void {
      if (findCurrent(site) !== first) rollBack({ site, to: first });
    },
  };
}
