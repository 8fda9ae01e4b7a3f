import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../releasing/files';
import { root } from '../root';
import { fallbackDocument, servedDocuments } from '../serving/localHosting';
import { keepPolicy } from './keepPolicy';
import { prerender } from './prerender';
import { buildServiceWorker } from './buildServiceWorker';

/** What a build of the shell has beyond webpack's: its documents, their policy, the service worker. */
export async function completeShell(say: (line: string) => void): Promise<void> {
  const dist = path.join(root, 'shell/dist');
  await prerender(dist);
  refuseUnservedDocuments(dist);
  keepPolicy(dist, say);
  await buildServiceWorker({
    dist,
    isWithdrawn: process.env.PORTAL_WORKER === 'withdrawn',
    fallback: fallbackDocument(),
  });
}

/**
 * Each document is served at its own address by a rewrite of firebase.json, and each rewrite has one. A service's page
 * lies where its address leads, and the hosting knows 404.html itself.
 */
function refuseUnservedDocuments(dist: string): void {
  const served = servedDocuments();
  const documents = filesIn(dist).filter(
    (file) => file.endsWith('.html') && !/(^|\/)index\.html$|^404\.html$/.test(file),
  );
  const unserved = documents.filter((file) => !served.includes(`/${file}`));
  const missing = served.filter((file) => !existsSync(path.join(dist, file)));
  if (unserved.length > 0 || missing.length > 0) {
    throw new Error(
      `The rewrites of firebase.json and the documents differ: ${[...unserved, ...missing].join(', ')}.`,
    );
  }
}
