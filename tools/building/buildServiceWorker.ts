import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { getManifest } from 'workbox-build';
import { otherLanguages } from '../../shared-ui/src/language/languages';
import { filesIn } from '../releasing/files';
import { esbuildTargets } from './browserTargets';
import { root } from '../root';

interface WorkerOptions {
  /** The folder of the shell's build, which includes the documents. */
  dist: string;
  /** Builds a worker that unregisters the worker of earlier releases. */
  isWithdrawn: boolean;
  /** The document for every address without a document of its own: '/page.html'. */
  fallback: string;
  /** URLs of scripts that are precached although no document refers to them. */
  unnamed?: readonly string[];
}

/**
 * Adds the service worker to a build of the shell. It precaches the documents and what they refer to, and has
 * a list of the other chunks. Chunks of the identity provider and of the live store are not listed: without a
 * network they are useless until they have been used with one.
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
      // The hosting serves it with status 404. The worker uses the fallback document for unknown pages
      // instead.
      '404.html',
      // For readers of another language, only the documents of that language are cached (serviceWorker.ts).
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
    // Cached when a browser needs them.
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

/** Scripts and images that a document refers to. */
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
