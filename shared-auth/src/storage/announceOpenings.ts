/** A page in the back/forward cache that listens on this channel is dropped when another page posts to it. */
const channelName = 'opening-a-database';

/** A mark on the factory, because the areas and the shell each have their own copy of this code. */
const isAnnounced = Symbol.for('portal.announced-openings');

/**
 * Prevents a page that opens a database for the first time from blocking the next page. A page in the
 * back/forward cache is frozen with an unfinished opening, and no other page can use that database until the
 * frozen page is dropped. So the creation of a database is aborted when its page is left (WebKit), and each opening
 * and removal is announced on a channel that the page listens on until it is done, which makes Chromium drop the
 * frozen page. Patches the page's own `indexedDB`: Firebase opens databases itself, one before its first request,
 * and a sign-in would wait for ever.
 * @param page receives `pagehide`
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
