/** How the service worker answers for a file. */
export type CachedFile =
  /** Its name changes with its content: once fetched, it is never asked for again. */
  | 'unchanging'
  /** It says what is deployed now: the network first, and for a while only. */
  | 'current';

const hashed = /\.[0-9a-f]{6,8}\.(js|css|svg|png|webp|avif)$/;

/**
 * What kind of file an address names; undefined for everything else, which the worker lets pass.
 * Documents are not among these, but for the one of another language: they are precached, with the release that they
 * belong to.
 */
export function cachedFile(address: URL, ownOrigin: string): CachedFile | undefined {
  const { origin, pathname } = address;
  if (origin === ownOrigin) {
    if (/^\/(remotes\.json|config\.json|[a-z]{2}\/page\.html)$/.test(pathname)) return 'current';
    return pathname.startsWith('/assets/') && hashed.test(pathname) ? 'unchanging' : undefined;
  }
  // An area: each build lies in a folder of its own, the manifest at the root leads into one of them.
  if (pathname.startsWith('/builds/')) {
    return hashed.test(pathname) ? 'unchanging' : undefined;
  }
  return /^\/((previous|canary)\/)?mf-manifest\.json$/.test(pathname) ? 'current' : undefined;
}
