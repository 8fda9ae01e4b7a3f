/**
 * A database factory for pages that the browser may put aside for 'Back' (the back/forward cache). Such a page is frozen
 * with everything that it had begun. Its transactions are aborted, since WebKit blocks their records for other pages until
 * the frozen page is gone; for a database that is being created see `announceOpenings`.
 * Nothing is lost that the person saw as saved: a save counts once its transaction is complete.
 * @param page the target of the `pagehide` event
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
      const request = indexedDB.open(name, version);
      request.addEventListener('success', () => {
        const database = request.result;
        const begin = database.transaction.bind(database);
        database.transaction = (...parameters) => track(begin(...parameters));
      });
      return request;
    },
  };
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}
