import { follow } from '../../store/testing/follow';
import { describeDocuments } from '../describeDocuments';
import { orderBy } from '../query';
import { serverTime } from '../serverValues';
import { openLocalDocuments } from './openLocalDocuments';
import { allOf, set, storageForEachTest, write } from './testing/tabs';

const openStorage = storageForEachTest();
const open = () => openStorage(openLocalDocuments);

describeDocuments('in this browser', open);

describe('documents in this browser', () => {
  it('remain when the database is closed and opened again', async () => {
    const first = await open();
    const bytes = Uint8Array.from([1, 2]);
    await set(first, 'people/1', { name: 'Asha', keys: { list: [1] }, bytes });
    first.close();
    const document = await (await open()).get('people/1');
    expect(document.data).toMatchObject({ name: 'Asha', keys: { list: [1] } });
    expect([...(document.get('bytes') as Uint8Array)]).toEqual([1, 2]);
  });

  it('have the time of the clock that they are opened with', async () => {
    const documents = await open();
    await set(documents, 'people/1', { at: serverTime });
    expect((await documents.get('people/1')).data).toEqual({ at: '2026-01-02T03:04:05.678Z' });
  });

  it('leave out fields that are undefined', async () => {
    const documents = await open();
    await set(documents, 'people/1', { name: 'Asha', at: undefined, keys: { at: undefined } });
    expect((await documents.get('people/1')).data).toStrictEqual({ name: 'Asha', keys: {} });
    await write(documents, (transaction) => transaction.update('people/1', { name: undefined }));
    expect((await documents.get('people/1')).data).toStrictEqual({ name: 'Asha', keys: {} });
  });

  it('have the order of their creation where they are equal, also after a change', async () => {
    const documents = await open();
    await write(documents, (transaction) => {
      for (const id of ['c', 'a']) transaction.set(`people/${id}`, { age: 30 });
    });
    await set(documents, 'people/b', { age: 30 });
    await set(documents, 'people/c', { age: 30, name: 'Charu' });
    const ids = async (direction: 'asc' | 'desc') => {
      const query = { collection: 'people', order: [orderBy('age', direction)] };
      return (await documents.query(query)).map(({ id }) => id).join('');
    };
    expect(await ids('asc')).toBe('cab');
    expect(await ids('desc')).toBe('bac');
  });

  it('do not change with the values that they were written from', async () => {
    const documents = await open();
    await allOf(documents, 'people');
    const keys = { list: [1] };
    await set(documents, 'people/1', { keys });
    keys.list.push(2);
    expect((await documents.get('people/1')).data).toEqual({ keys: { list: [1] } });
  });

  it('get reads one document, and a query reads its whole collection once', async () => {
    const documents = await open();
    const getAll = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    await set(documents, 'chunks/1', { size: 1 });
    expect((await documents.get('chunks/1')).get('size')).toBe(1);
    expect(getAll).not.toHaveBeenCalled();
    await documents.count({ collection: 'chunks' });
    await documents.count({ collection: 'chunks' });
    expect(getAll).toHaveBeenCalledTimes(1);
  });

  it('do not store anything in a transaction that only reads', async () => {
    const documents = await open();
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    await documents.transact((transaction) => transaction.get('people/1'));
    expect(put).not.toHaveBeenCalled();
  });

  it.each([1, 3, 8, 30, 100])('are found in the same order with a limit of %d', async (limit) => {
    const documents = await open();
    await write(documents, (transaction) => {
      for (let index = 0; index < 100; index += 1) {
        transaction.set(`people/${index}`, { age: (index * 37) % 50 });
      }
    });
    const query = { collection: 'people', order: [orderBy('age', 'desc')] };
    const all = (await documents.query(query)).map(({ id }) => id);
    const some = (await documents.query({ ...query, limit })).map(({ id }) => id);
    expect(some).toEqual(all.slice(0, limit));
  });

  it('reach a query that is watched from before their collection was read', async () => {
    const documents = await open();
    const following = follow(
      documents.watchQuery({ collection: 'people' }, ({ docs }) => docs.length),
    );
    await set(documents, 'people/1', { name: 'Asha' });
    await following.until((count) => count === 1);
    following.stop();
  });
});
