import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { getManifest } from 'workbox-build';
import { otherLanguages } from '../../shared-ui/src/language/languages';
import { filesIn } from '../releasing/files';
import { esbuildTargets } from './browserTargets';
import { root } from '../root';

interface WorkerOptions {
  /** The build of the shell, documents and all. */
  dist: string;
  /** Takes the worker of earlier releases back, instead of bringing one. */
  isWithdrawn: boolean;
  /** The document for every address that has none of its own: '/page.html'. */
  fallback: string;
  /** Scripts that are precached though no document names them, as addresses. */
  unnamed?: readonly string[];
}

/**
 * Adds the service worker to a build of the shell. It precaches the documents and what they name, and
 * knows the further chunks by name. Chunks of the identity provider and of the live store are left
 * out: they are of no use without a network until they have been used with one.
 */
export async function buildServiceWorker({
  dist,
  isWithdrawn,
  fallback,
  unnamed = [],
}: WorkerOptions): Promise<void> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: dist,
    globPatterns: [
      '**/*.html',
      ...unnamed.map((address) => address.slice(1)),
      ...namedByDocuments(dist),
    ],
    globIgnores: [
      // Its own answer is 404: what has no page is shown by the document for all other addresses.
      '404.html',
      // Whoever reads another language keeps that one alone (serviceWorker.ts).
      ...otherLanguages.map((tag) => `${tag}/**`),
    ],
    dontCacheBustURLsMatching: /\.[0-9a-f]{6,8}\./,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const precached = manifestEntries.map(({ url, revision }) => ({
    url: `/${url.replace(/\/index\.html$/, '')}`,
    revision,
  }));
  const further = filesIn(dist, 'assets')
    .filter((file) => file.endsWith('.js') && !precached.some(({ url }) => url === `/${file}`))
    .filter((file) => !readFileSync(path.join(dist, file), 'utf8').includes('@firebase/'))
    // Kept by those who use them.
    .filter((file) => !file.startsWith('assets/polyfills.'));

  await build({
    entryPoints: [
      path.join(root, 'shell/worker', isWithdrawn ? 'withdrawnWorker.ts' : 'serviceWorker.ts'),
    ],
    outfile: path.join(dist, 'service-worker.js'),
    bundle: true,
    minify: true,
    target: esbuildTargets(),
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(precached),
      PORTAL_FURTHER_CHUNKS: JSON.stringify(further.map((file) => `/${file}`)),
      PORTAL_FALLBACK_DOCUMENT: JSON.stringify(fallback),
    },
    logLevel: 'silent',
  });
}

/** Scripts and images that a document names itself. */
function namedByDocuments(dist: string): string[] {
  const documents = filesIn(dist).filter(
    (file) => file.endsWith('.html') && !otherLanguages.some((tag) => file.startsWith(`${tag}/`)),
  );
  const named = documents.flatMap((file) => [
    ...readFileSync(path.join(dist, file), 'utf8').matchAll(
      /(?:src|href)="?\/(?<file>[^"\s>]+\.[a-z]+)/g,
    ),
  ]);
  return [...new Set(named.flatMap(({ groups }) => groups?.file ?? []))];
}
