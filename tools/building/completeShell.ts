import path from 'node:path';
import { filesIn } from '../releasing/files';
import { root } from '../root';
import { fallbackDocument, servedDocuments } from '../serving/localHosting';
import { differingDocuments } from './differingDocuments';
import { keepPolicy } from './keepPolicy';
import { prerender } from './prerender';
import { buildServiceWorker } from './buildServiceWorker';

/** What a build of the shell has beyond webpack's: its documents, their policy, the service worker. */
export async function completeShell(say: (line: string) => void): Promise<void> {
  const dist = path.join(root, 'shell/dist');
  const chunks = await prerender(dist);
  refuseUnservedDocuments(dist);
  keepPolicy(dist, say);
  await buildServiceWorker({
    dist,
    isWithdrawn: process.env.PORTAL_WORKER === 'withdrawn',
    fallback: fallbackDocument(),
    // The form of /verify is asked for by its script, and no document names it.
    unnamed: chunks['verify-form'] ?? [],
  });
}

/** Each document is served at its own address by a rewrite of firebase.json, and each rewrite has one. */
function refuseUnservedDocuments(dist: string): void {
  const differing = differingDocuments(filesIn(dist), servedDocuments());
  if (differing.length > 0) {
    throw new Error(
      `The rewrites of firebase.json and the documents differ: ${differing.join(', ')}.`,
    );
  }
}
