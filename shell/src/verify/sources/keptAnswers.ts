const cacheName = 'portal-certificates';

/** How many answers a device stores: those of the last few dozen certificates, with their keys. */
const most = 100;

/** An earlier answer of the store. */
export interface KeptAnswer {
  /** When, in ISO 8601. */
  at: string;
  fields: unknown;
}

/**
 * Stores an answer for offline use; deletes the oldest ones. If nothing can be stored, a check without a network
 * fails with a message.
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

/** To be called when the store reports that there is no such document any more. */
export async function forgetAnswer(path: string): Promise<void> {
  try {
    await (await caches.open(cacheName)).delete(addressOf(path));
  } catch {
    // Nothing is stored.
  }
}

/** Answers are stored under addresses of the portal that no page requests. */
function addressOf(path: string): string {
  return `${location.origin}/verify/${path}`;
}

function isKeptAnswer(kept: unknown): kept is KeptAnswer {
  const { at } = Object(kept) as { at?: unknown };
  return typeof at === 'string' && !isNaN(Date.parse(at));
}
