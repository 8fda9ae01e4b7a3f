/** A page in the cache for 'Back' that still listens on this channel is dropped when another page speaks on it. */
const channelName = 'opening-a-database';

/** Kept at the factory: the areas and the shell each have this code. */
const isAnnounced = Symbol.for('portal.announced-openings');

/**
 * Sees to it that no page holds up the next one while it opens a database for the first time. A page that was
 * put aside for 'Back' stands still with what it had begun, and nobody else gets at that database until the page
 * goes. So what it creates is given up when it is left (WebKit), and each opening and removal is announced
 * on a channel that it listens on until then, which makes Chromium drop it. Done at the page's own `indexedDB`:
 * Firebase opens databases that nobody hands to it, one before its first request, and a sign-in would wait
 * for ever.
 * @param page where `pagehide` comes
 */
export function announceOpenings(factory: IDBFactory, page: EventTarget = globalThis): void {
  if (isAnnounced in factory) return;
  const open = factory.open.bind(factory);
  const remove = factory.deleteDatabase.bind(factory);
  Object.assign(factory, {
    [isAnnounced]: true,
    open: (...parameters: Parameters<IDBFactory['open']>) =>
      givenUpOnLeave(announced(open(...parameters)), page),
    deleteDatabase: (name: string) => announced(remove(name)),
  });
}

function announced(request: IDBOpenDBRequest): IDBOpenDBRequest {
  if (!('BroadcastChannel' in globalThis)) return request;
  const channel = new BroadcastChannel(channelName);
  // Only a page that listens is dropped.
  channel.onmessage = () => undefined;
  channel.postMessage('opening');
  for (const end of ['success', 'error']) request.addEventListener(end, () => channel.close());
  return request;
}

function givenUpOnLeave(request: IDBOpenDBRequest, page: EventTarget): IDBOpenDBRequest {
  const leave = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) request.transaction?.abort();
  };
  request.addEventListener('upgradeneeded', () => page.addEventListener('pagehide', leave, true));
  for (const end of ['success', 'error']) {
    request.addEventListener(end, () => page.removeEventListener('pagehide', leave, true));
  }
  return request;
}
