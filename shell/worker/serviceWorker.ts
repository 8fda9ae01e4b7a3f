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

/** What is searched for may have a dot. */
const file = /^[^?]*\.[^/?]*(\?|$)/;

/** The document for every address of another language than the first. It is kept by those who read that one. */
const documentOf = (language: string) => `/${language}${PORTAL_FALLBACK_DOCUMENT}`;

const month = 30 * 24 * 60 * 60;

/**
 * Scripts of areas are asked for without CORS by the page, and an answer to that cannot be told from
 * an error. Asked for with it, only a whole answer is kept.
 */
const withCors = {
  requestWillFetch: ({ request }: { request: Request }) =>
    Promise.resolve(
      new URL(request.url).origin === self.location.origin
        ? request
        : new Request(request.url, { mode: 'cors', credentials: 'omit' }),
    ),
};

/** An error page says nothing of what is deployed: what was last known stands. */
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
    // A page waits ten seconds for an area; what was last known must come well before that.
    networkTimeoutSeconds: 3,
    plugins: [
      withCors,
      onlyWhole,
      new ExpirationPlugin({ maxEntries: 50, purgeOnQuotaError: true }),
    ],
  }),
};

// No page is ever reloaded for a new worker: an open one goes on with the code that it has, and its
// further chunks are still on the server. So there is nothing to wait for, and no form to lose.
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

// What a page has used before there was a worker, and what its person will need without a network.
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
  // One after the other: what somebody is waiting for on the page comes first.
  for (const address of new Set(addresses)) {
    const url = new URL(address, self.location.origin);
    const kind = cachedFile(url, self.location.origin);
    if (!kind) continue;
    try {
      await strategies[kind].handle({ event, request: new Request(url) });
    } catch {
      // The network has gone: the next visit asks again.
      return;
    }
  }
}
