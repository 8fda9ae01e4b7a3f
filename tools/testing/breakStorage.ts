import 'fake-indexeddb/auto';

/** Every use of the open records fails from now on, as when the browser has closed or lost the storage behind them. */
export function breakStorage(error: string): void {
  jest.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementation(() => {
    throw new DOMException('Broken.', error);
  });
}

/** What browsers call a storage that fails, and what a page then says. */
export const storageFailures: [error: string, text: RegExp][] = [
  ['InvalidStateError', /does not open the portal’s storage.*copy it first/],
  ['QuotaExceededError', /no storage space left/],
  ['SecurityError', /copy it first.* allow cookies and site data/],
];
