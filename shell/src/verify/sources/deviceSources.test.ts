import { IDBFactory } from 'fake-indexeddb';
import { deviceSources } from './deviceSources';

const { findKey, findRecord } = deviceSources;
const number = '7K2MQ9XD04TT0';
const databaseName = 'village-council';

const value = {
  number,
  title: 'Birth Certificate',
  maskedHolder: 'S•••• D•••',
  issuedAt: '2026-06-15T08:30:00.000Z',
  kid: 'key-1',
  digest: 'abc',
  state: { kind: 'valid' },
};
const row = { ...value, holder: 'Sunita Devi', token: 'a.b.c' };
const publicKey = { kid: 'key-1', x: 'x', y: 'y', createdAt: '2026-01-01T00:00:00.000Z' };
const key = { ...publicKey, owner: { uid: 'a', name: 'A' }, device: 'Chrome on Windows' };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** The device's records, with these rows in these tables. */
async function keep(tables: Record<string, { keyPath: string; rows: object[] }>) {
  const opening = indexedDB.open(databaseName, 10);
  opening.onupgradeneeded = () => {
    for (const [name, { keyPath, rows }] of Object.entries(tables)) {
      const store = opening.result.createObjectStore(name, { keyPath });
      for (const each of rows) store.add(each);
    }
  };
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  opening.result.close();
}

it('reads only the public fields of a certificate of the device', async () => {
  await keep({ certificates: { keyPath: 'number', rows: [row] } });
  const { at, ...found } = { at: '', ...(await findRecord(number)) };
  expect(found).toEqual({ kind: 'found', value, isFresh: true });
  expect(Date.parse(at)).toBeGreaterThan(0);
});

it.each([
  { kind: 'revoked', at: '2026-07-01T00:00:00.000Z', reason: 'Issued in error' },
  { kind: 'replaced', at: '2026-07-01T00:00:00.000Z', by: '7K2MQ9XD04TT0' },
])('reads the state of one that was $kind', async (state) => {
  await keep({ certificates: { keyPath: 'number', rows: [{ ...row, state }] } });
  expect(await findRecord(number)).toMatchObject({ value: { state } });
});

it('reads the public half of a key', async () => {
  await keep({ signingKeys: { keyPath: 'kid', rows: [key] } });
  expect(await findKey('key-1')).toMatchObject({ kind: 'found', value: publicKey });
});

it('finds nothing without the row, the table or the database', async () => {
  expect(await findRecord(number)).toEqual({ kind: 'missing' });
  expect(await indexedDB.databases()).toEqual([]);
  await keep({ certificates: { keyPath: 'number', rows: [] } });
  expect(await findRecord(number)).toEqual({ kind: 'missing' });
  expect(await findKey('key-1')).toEqual({ kind: 'missing' });
});

it('does not block the database for the records themselves', async () => {
  await keep({ certificates: { keyPath: 'number', rows: [row] } });
  await findRecord(number);
  await findKey('key-1');
  const removing = indexedDB.deleteDatabase(databaseName);
  const blocked = jest.fn();
  removing.onblocked = blocked;
  await new Promise((resolve) => {
    removing.onsuccess = resolve;
  });
  expect(blocked).not.toHaveBeenCalled();
});

it.each([
  [
    'a row of another shape',
    () => keep({ certificates: { keyPath: 'number', rows: [{ number }] } }),
  ],
  [
    'a browser that refuses',
    () =>
      jest.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
  ],
])('returns unreachable with %s', async (_what, arrange) => {
  await arrange();
  expect(await findRecord(number)).toEqual({ kind: 'unreachable' });
});
