import { IDBFactory } from 'fake-indexeddb';
import { keepDocuments } from '../../public-records/testing/keepDocuments';
import { deviceSources } from './deviceSources';

const { findKey, findRecord, findSecond } = deviceSources;
const number = '7K2MQ9XD04TT0';

const facts = {
  title: 'Birth Certificate',
  maskedHolder: 'S•••• D•••',
  issuedAt: '2026-06-15T08:30:00.000Z',
  kid: 'key-1',
  digest: 'abc',
};
const record = { ...facts, application: 'a1', state: 'valid' };
const key = { x: 'x', y: 'y', createdAt: '2026-01-01T00:00:00.000Z', revokedAt: null };
const changedAt = '2026-07-01T00:00:00.000Z';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const keepRecord = (more: object = {}) =>
  keepDocuments({ [`certificates/${number}`]: { ...record, ...more } });

it('reads only the public fields of a certificate of the device', async () => {
  await keepRecord();
  const { at, ...found } = { at: '', ...(await findRecord(number)) };
  const value = { number, ...facts, state: { kind: 'valid' } };
  expect(found).toEqual({ kind: 'found', value, isFresh: true });
  expect(Date.parse(at)).toBeGreaterThan(0);
});

it.each([
  [
    { state: 'revoked', changedAt, reason: 'Issued in error' },
    { kind: 'revoked', at: changedAt, reason: 'Issued in error' },
  ],
  [
    { state: 'replaced', changedAt, replacedBy: '000000000102V' },
    { kind: 'replaced', at: changedAt, by: '000000000102V' },
  ],
])('reads the state of one that was $state', async (stored, state) => {
  await keepRecord(stored);
  expect(await findRecord(number)).toMatchObject({ value: { state } });
});

it.each([
  ['in force', key, undefined],
  ['that was revoked', { ...key, revokedAt: changedAt }, changedAt],
])('reads a public key %s', async (_what, stored, revokedAt) => {
  await keepDocuments({ 'keys/key-1': stored });
  const value = { ...key, kid: 'key-1', revokedAt };
  expect(await findKey('key-1')).toMatchObject({ kind: 'found', value });
});

it('reads the text in the language of the council by its digest (#20.4)', async () => {
  const second = {
    language: 'mr',
    council: 'ग्रामपंचायत',
    title: 'जन्म दाखला',
    text: 'प्रमाणित.',
    signatory: { name: 'S. R. Shinde', office: 'ग्रामसेवक' },
  };
  await keepDocuments({
    [`certificates/${number}/texts/d-1`]: {
      ...second,
      facts: { labels: ['गाव'], values: ['वाई'] },
    },
  });
  expect(await findSecond(number, { language: 'mr', digest: 'd-1' })).toMatchObject({
    kind: 'found',
    value: { ...second, facts: [{ label: 'गाव', value: 'वाई' }] },
  });
  expect(await findSecond(number, { language: 'mr', digest: 'd-2' })).toEqual({ kind: 'missing' });
});

it('finds nothing without the document or the database', async () => {
  expect(await findRecord(number)).toEqual({ kind: 'missing' });
  expect(await indexedDB.databases()).toEqual([]);
  await keepDocuments({});
  expect(await findRecord(number)).toEqual({ kind: 'missing' });
  expect(await findKey('key-1')).toEqual({ kind: 'missing' });
});

it('does not block the database for the records themselves', async () => {
  await keepRecord();
  await findRecord(number);
  await findKey('key-1');
  const removing = indexedDB.deleteDatabase('village-council');
  const blocked = jest.fn();
  removing.onblocked = blocked;
  await new Promise((resolve) => {
    removing.onsuccess = resolve;
  });
  expect(blocked).not.toHaveBeenCalled();
});

it.each([
  ['a document of another shape', () => keepRecord({ title: 7 })],
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
