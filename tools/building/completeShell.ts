import path from 'node:path';
import { filesIn } from '../releasing/files';
import { root } from '../root';
import { fallbackDocument, servedDocuments } from '../serving/localHosting';
import { differingDocuments } from './differingDocuments';
import { keepPolicy } from './keepPolicy';
import { prerender } from './prerender';
import { buildServiceWorker } from './buildServiceWorker';

/** Adds what a build of the shell has beyond webpack's output: its documents, their policy, the service worker. */
export async function completeShell(say: (line: string) => void): Promise<void> {
  const dist = path.join(root, 'shell/dist');
  const chunks = await prerender(dist);
  refuseUnservedDocuments(dist);
  keepPolicy(dist, say);
  await buildServiceWorker({
    dist,
    isWithdrawn: process.env.PORTAL_WORKER === 'withdrawn',
    fallback: fallbackDocument(),
    // The script of /verify loads the form on demand, and no document refers to it.
    unnamed: chunks['verify-form'] ?? [],
  });
}

/** Checks that each document has a rewrite in firebase.json to its address, and each rewrite a document. */
function refuseUnservedDocuments(dist: string): void {
  const differing = differingDocuments(filesIn(dist), servedDocuments());
  if (differing.length > 0) {
    throw new Error(
      `The rewrites of firebase.json and the documents differ: ${differing.join(', ')}.`,
    );
  }
}
