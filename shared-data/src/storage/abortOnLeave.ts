/** A page in the cache for 'Back' that still listens on this channel is dropped when another page speaks on it. */
const openingChannel = 'opening-records';

/**
 * A database factory for pages that the browser may put aside for 'Back'. Such a page stands still with whatever
 * it had begun. Its transactions are aborted, since WebKit lets nobody else at those records until it goes; and
 * while it opens a database it listens on a channel, so that the next page to open one makes Chromium drop it.
 * Nothing is lost that the person saw as saved: a save counts once its transaction is complete.
 * @param page where `pagehide` comes
 */
export function abortOnLeave(indexedDB: IDBFactory, page: EventTarget): IDBFactory {
  const running = new Set<IDBTransaction>();
  page.addEventListener(
    'pagehide',
    (event) => {
      if (!(event as PageTransitionEvent).persisted) return;
      for (const transaction of [...running]) abort(transaction);
    },
    { capture: true },
  );

  function track(transaction: IDBTransaction) {
    running.add(transaction);
    for (const end of ['complete', 'abort']) {
      transaction.addEventListener(end, () => running.delete(transaction));
    }
    return transaction;
  }

  return {
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    open(name, version) {
      const channel = joinOpening();
      const request = indexedDB.open(name, version);
      for (const end of ['success', 'error']) {
        request.addEventListener(end, () => channel?.close());
      }
      request.addEventListener('upgradeneeded', () => {
        if (request.transaction) track(request.transaction);
      });
      request.addEventListener('success', () => {
        const database = request.result;
        const begin = database.transaction.bind(database);
        database.transaction = (...parameters) => track(begin(...parameters));
      });
      return request;
    },
  };
}

function joinOpening(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const channel = new BroadcastChannel(openingChannel);
  // Pages that do not listen stay in the cache.
  channel.onmessage = () => undefined;
  channel.postMessage('opening');
  return channel;
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}
