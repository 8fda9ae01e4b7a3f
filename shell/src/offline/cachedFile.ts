/** How the service worker caches a file. */
export type CachedFile =
  /** Its name changes with its content: once fetched, it is never requested again. */
  | 'unchanging'
  /** It describes what is deployed now: the network comes first, with a timeout. */
  | 'current';

const hashed = /\.[0-9a-f]{6,8}\.(js|css|svg|png|webp|avif)$/;

/**
 * The kind of file at an address; undefined for everything else, which the worker does not handle. Of the documents,
 * it covers only those of other languages: the others are precached with their release.
 */
export function cachedFile(address: URL, ownOrigin: string): CachedFile | undefined {
  const { origin, pathname } = address;
  if (origin === ownOrigin) {
    if (/^\/(remotes\.json|config\.json|[a-z]{2}\/page\.html)$/.test(pathname)) return 'current';
    return pathname.startsWith('/assets/') && hashed.test(pathname) ? 'unchanging' : undefined;
  }
  // An area: each build has a folder of its own, and the manifest at the root points to one of them.
  if (pathname.startsWith('/builds/')) {
    return hashed.test(pathname) ? 'unchanging' : undefined;
  }
  return /^\/((previous|canary)\/)?mf-manifest\.json$/.test(pathname) ? 'current' : undefined;
}
