import { IDBFactory } from 'fake-indexeddb';
import { abortOnLeave } from './abortOnLeave';

const leave = (page: EventTarget, persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('records', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('rows');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('It could not be opened.'));
  });
}

/** How a running transaction ends when something happens meanwhile. */
function writing(database: IDBDatabase, meanwhile: () => void): Promise<string> {
  return new Promise((resolve) => {
    const transaction = database.transaction('rows', 'readwrite');
    transaction.oncomplete = () => resolve('complete');
    transaction.onabort = () => resolve('aborted');
    transaction.objectStore('rows').put('value', 'key').onsuccess = meanwhile;
  });
}

describe('a page that is put aside for Back (#13.7)', () => {
  it('aborts its transactions, so that nobody waits for them', async () => {
    const page = new EventTarget();
    const database = await opened(abortOnLeave(new IDBFactory(), page));
    expect(await writing(database, () => leave(page, true))).toBe('aborted');
    expect(await writing(database, () => undefined)).toBe('complete');
  });

  it('aborts nothing when it is left for good', async () => {
    const page = new EventTarget();
    const database = await opened(abortOnLeave(new IDBFactory(), page));
    expect(await writing(database, () => leave(page, false))).toBe('complete');
  });
});
