import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { firstLanguage, otherLanguages } from 'shared-ui/languages';
import { isOfOtherLanguage } from '../src/language/languageFiles';
import { cachedFile, type CachedFile } from '../src/offline/cachedFile';
import { isCacheRequest } from '../src/offline/isCacheRequest';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Chunks of the shell that its first page does not need, written in by the build. */
declare const PORTAL_FURTHER_CHUNKS: readonly string[];
/** The document for every address that has none of its own, written in by the build. */
declare const PORTAL_FALLBACK_DOCUMENT: string;

/** An address with a file extension. The query may contain a dot, for example in a search. */
const file = /^[^?]*\.[^/?]*(\?|$)/;

/** The document for every address of another language than the first. Cached only for readers of that language. */
const documentOf = (language: string) => `/${language}${PORTAL_FALLBACK_DOCUMENT}`;

const month = 30 * 24 * 60 * 60;

/**
 * The page requests scripts of areas without CORS, and such a response cannot be distinguished from an error.
 * With CORS, only successful responses are cached.
 */
const withCors = {
  requestWillFetch: ({ request }: { request: Request }) =>
    Promise.resolve(
      new URL(request.url).origin === self.location.origin
        ? request
        : new Request(request.url, { mode: 'cors', credentials: 'omit' }),
    ),
};

/** An error page does not describe what is deployed: the cached response is used instead. */
const onlyWhole = {
  fetchDidSucceed: ({ response }: { response: Response }) =>
    response.ok
      ? Promise.resolve(response)
      : Promise.reject(new Error(`${response.url} answered ${response.status}`)),
};

const strategies: Record<CachedFile, Strategy> = {
  unchanging: new CacheFirst({
    cacheName: 'portal-files',
    plugins: [
      withCors,
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 6 * month, purgeOnQuotaError: true }),
    ],
  }),
  current: new NetworkFirst({
    cacheName: 'portal-current',
    // A page waits ten seconds for an area; the cached response has to arrive well before that.
    networkTimeoutSeconds: 3,
    plugins: [
      withCors,
      onlyWhole,
      new ExpirationPlugin({ maxEntries: 50, purgeOnQuotaError: true }),
    ],
  }),
};

// No page is ever reloaded for a new worker: an open page continues with its own code, and its further
// chunks are still on the server. So there is nothing to wait for, and no form to lose.
void self.skipWaiting();
clientsClaim();

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/] });
for (const language of otherLanguages) {
  const documents = new NetworkOnly({
    networkTimeoutSeconds: 3,
    plugins: [
      onlyWhole,
      {
        handlerDidError: async () =>
          (await caches.match(documentOf(language))) ??
          (await matchPrecache(PORTAL_FALLBACK_DOCUMENT)),
      },
    ],
  });
  const allowlist = [new RegExp(`^/${language}(/|$)`)];
  registerRoute(new NavigationRoute(documents, { allowlist, denylist: [file] }));
}
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(PORTAL_FALLBACK_DOCUMENT), {
    // Firebase Hosting's own addresses, and files.
    denylist: [/^\/__\//, file],
  }),
);

registerRoute(
  ({ url }) => cachedFile(url, self.location.origin) === 'unchanging',
  strategies.unchanging,
);
registerRoute(({ url }) => cachedFile(url, self.location.origin) === 'current', strategies.current);

// The files that a page has used before the worker started, and those that its person will need offline.
self.addEventListener('message', (event) => {
  const asked: unknown = event.data;
  if (!isCacheRequest(asked)) return;
  const { language = firstLanguage } = asked;
  const addresses = [
    ...(language === firstLanguage ? [] : [documentOf(language)]),
    ...[...asked.files, ...(asked.shell ? PORTAL_FURTHER_CHUNKS : [])].filter(
      (address) => !isOfOtherLanguage(address, language),
    ),
  ];
  event.waitUntil(keep(event, addresses));
});

async function keep(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  // One after the other, so that the page's own requests have priority.
  for (const address of new Set(addresses)) {
    const url = new URL(address, self.location.origin);
    const kind = cachedFile(url, self.location.origin);
    if (!kind) continue;
    try {
      await strategies[kind].handle({ event, request: new Request(url) });
    } catch {
      // The network is down: the next visit tries again.
      return;
    }
  }
}
