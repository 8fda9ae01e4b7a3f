const cacheName = 'portal-certificates';

/** How many answers a device keeps: those of the last few dozen certificates, with their keys. */
const most = 100;

/** What the store has answered before. */
export interface KeptAnswer {
  /** When, in ISO 8601. */
  at: string;
  document: unknown;
}

/**
 * Keeps an answer for a time without a network; the oldest give way. Where nothing can be kept, a check without a
 * network says that it cannot be made.
 * @param path of the document, such as 'keys/…'
 */
export async function keepAnswer(path: string, answer: KeptAnswer): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(addressOf(path), new Response(JSON.stringify(answer)));
    const kept = await cache.keys();
    for (const request of kept.slice(0, -most)) await cache.delete(request);
  } catch {
    // No storage, or none left.
  }
}

/** The last answer for a document; undefined where there is none. */
export async function findKeptAnswer(path: string): Promise<KeptAnswer | undefined> {
  try {
    const cache = await caches.open(cacheName);
    const kept: unknown = await (await cache.match(addressOf(path)))?.json();
    return isKeptAnswer(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The store says now that there is no such document. */
export async function forgetAnswer(path: string): Promise<void> {
  try {
    await (await caches.open(cacheName)).delete(addressOf(path));
  } catch {
    // Nothing is kept.
  }
}

/** Answers are kept under addresses of the portal's own that no page asks for. */
function addressOf(path: string): string {
  return `${location.origin}/verify/${path}`;
}

function isKeptAnswer(kept: unknown): kept is KeptAnswer {
  const { at } = Object(kept) as { at?: unknown };
  return typeof at === 'string' && !isNaN(Date.parse(at));
}
