import 'fake-indexeddb/auto';

/** Every use of the open records fails from now on, as when the browser has closed or lost the storage behind them. */
export function breakStorage(error: string): void {
  jest.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementation(() => {
    throw new DOMException('Broken.', error);
  });
}
