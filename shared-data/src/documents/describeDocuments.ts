import { firstOf, follow } from '../store/testing/follow';
import { before, filters, orders, people, sets, updates } from './documentCases';
import type { Documents, Fields, Found, Path, Query, Transaction } from './Documents';
import { orderBy, where } from './query';
import { increment, serverTime } from './serverValues';
import type { StoredDocument } from './StoredDocument';

const ids = (docs: readonly StoredDocument[]) => docs.map(({ id }) => id);
const idsOf = ({ docs }: Found) => ids(docs);

const write = (documents: Documents, act: (transaction: Transaction) => void) =>
  documents.transact((transaction) => {
    act(transaction);
    return Promise.resolve();
  });

const set = (documents: Documents, path: Path, fields: Fields, merge = false) =>
  write(documents, (transaction) => transaction.set(path, fields, { merge }));

const update = (documents: Documents, path: Path, changes: Fields) =>
  write(documents, (transaction) => transaction.update(path, changes));

const remove = (documents: Documents, path: Path) =>
  write(documents, (transaction) => transaction.delete(path));

/**
 * The test suite that every driver must pass. Each test has collections of its own; the caller closes what was opened.
 */
export function describeDocuments(name: string, open: () => Promise<Documents>): void {
  async function openEmpty() {
    const documents = await open();
    return { documents, collection: `contract-${Math.random().toString(36).slice(2)}` };
  }

  async function openPeople() {
    const { documents, collection } = await openEmpty();
    await write(documents, (transaction) => {
      for (const [id, fields] of Object.entries(people)) {
        transaction.set(`${collection}/${id}`, fields);
      }
    });
    return { documents, collection };
  }

  async function openOne(fields: Fields = before) {
    const { documents, collection } = await openEmpty();
    const path = `${collection}/one`;
    await set(documents, path, fields);
    return { documents, collection, path };
  }

  describe(`documents: ${name}`, () => {
    describe('get', () => {
      it('reads a document', async () => {
        const { documents, collection, path } = await openOne();
        const document = await documents.get(path);
        expect(document).toMatchObject({ id: 'one', path, collection, exists: true, data: before });
        expect(document.get('keys.service')).toBe('tax');
      });

      it('reads a missing document without data', async () => {
        const { documents, collection } = await openEmpty();
        const document = await documents.get(`${collection}/lost`);
        expect(document.exists).toBe(false);
        expect(document.data).toBeUndefined();
      });

      it('reads a document of a collection within a document', async () => {
        const { documents, path } = await openOne();
        await set(documents, `${path}/notes/1`, { text: 'Inner' });
        expect((await documents.get(`${path}/notes/1`)).data).toEqual({ text: 'Inner' });
        expect((await documents.get(path)).data).toEqual(before);
      });
    });

    describe('query', () => {
      it.each(filters)('finds %s', async (_what, wanted, found) => {
        const { documents, collection } = await openPeople();
        expect(ids(await documents.query({ collection, filters: wanted }))).toEqual(found);
      });

      it.each(orders)('orders by %s', async (_what, order, found) => {
        const { documents, collection } = await openPeople();
        expect(ids(await documents.query({ collection, order }))).toEqual(found);
      });

      it('finds documents with their fields', async () => {
        const { documents, collection } = await openOne();
        const [found] = await documents.query({ collection });
        expect(found).toMatchObject({ path: `${collection}/one`, data: before });
      });

      it('finds nothing in an empty collection, nor in another one', async () => {
        const { documents, path } = await openOne();
        expect(await documents.query({ collection: `${path}/notes` })).toEqual([]);
      });

      it('applies the limit after the order', async () => {
        const { documents, collection } = await openPeople();
        const query: Query = { collection, order: [orderBy('at')], limit: 2 };
        expect(ids(await documents.query(query))).toEqual(['bela', 'charu']);
      });

      it('continues after the last document of a page', async () => {
        const { documents, collection } = await openPeople();
        const query: Query = { collection, order: [orderBy('status', 'desc')], limit: 2 };
        const page = await documents.query(query);
        expect(ids(page)).toEqual(['divya', 'charu']);
        const next = await documents.query({ ...query, after: page.at(-1) });
        expect(ids(next)).toEqual(['asha', 'bela']);
        expect(await documents.query({ ...query, after: next.at(-1) })).toEqual([]);
      });

      it.each<[string, (documents: Documents, path: Path) => Promise<void>]>([
        ['deleted', remove],
        ['moved', (documents, path) => update(documents, path, { status: 'zero' })],
      ])('continues at the same place when the last document was %s', async (_what, change) => {
        const { documents, collection } = await openPeople();
        const query: Query = { collection, order: [orderBy('status', 'desc')], limit: 2 };
        const page = await documents.query(query);
        await change(documents, `${collection}/charu`);
        const next = await documents.query({ ...query, after: page.at(-1) });
        expect(ids(next)).toEqual(['asha', 'bela']);
      });
    });

    describe('count and sum', () => {
      it('counts what a query finds, whatever its limit', async () => {
        const { documents, collection } = await openPeople();
        const query: Query = { collection, filters: [where('status', '==', 'new')], limit: 1 };
        expect(await documents.count(query)).toBe(2);
      });

      it('adds up the numbers of a field', async () => {
        const { documents, collection } = await openPeople();
        expect(await documents.sum({ collection }, 'age')).toEqual({ count: 4, sum: 85 });
      });

      it('counts none in an empty collection, and adds up to 0', async () => {
        const { documents, collection } = await openEmpty();
        expect(await documents.count({ collection })).toBe(0);
        expect(await documents.sum({ collection }, 'age')).toEqual({ count: 0, sum: 0 });
      });
    });

    describe('set', () => {
      it.each(sets)('%s', async (_what, fields, merge, after) => {
        const { documents, path } = await openOne();
        await set(documents, path, fields, merge);
        expect((await documents.get(path)).data).toEqual(after);
      });

      it('creates a document that it should merge with', async () => {
        const { documents, collection } = await openEmpty();
        await set(documents, `${collection}/new`, { visits: increment(1) }, true);
        expect((await documents.get(`${collection}/new`)).data).toEqual({ visits: 1 });
      });
    });

    describe('update', () => {
      it.each(updates)('%s', async (_what, changes, after) => {
        const { documents, path } = await openOne();
        await update(documents, path, changes);
        expect((await documents.get(path)).data).toEqual(after);
      });
    });

    describe('delete', () => {
      it('removes a document, and accepts a missing one', async () => {
        const { documents, collection, path } = await openOne();
        await remove(documents, path);
        await remove(documents, path);
        expect((await documents.get(path)).exists).toBe(false);
        expect(await documents.count({ collection })).toBe(0);
      });
    });

    describe('values', () => {
      it('reads a time as a text in UTC, with milliseconds', async () => {
        const at = new Date('2026-01-02T03:04:05.678+05:30');
        const { documents, path } = await openOne({ at, keys: { at } });
        const text = '2026-01-01T21:34:05.678Z';
        expect((await documents.get(path)).data).toEqual({ at: text, keys: { at: text } });
      });

      it('gives all server times of a transaction the same time', async () => {
        const { documents, path } = await openOne({ at: serverTime, keys: { at: serverTime } });
        const document = await documents.get(path);
        expect(document.get('at')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(document.get('keys.at')).toBe(document.get('at'));
      });

      it('stores only the part of a file that it is given', async () => {
        const file = Uint8Array.from([1, 2, 3, 4]);
        const { documents, path } = await openOne({ bytes: file.subarray(1, 3) });
        const bytes = (await documents.get(path)).get('bytes') as Uint8Array;
        expect([...bytes]).toEqual([2, 3]);
      });

      it('keeps lists of maps, empty lists and null', async () => {
        const fields = { list: [{ a: 1, b: [] }, null], empty: [], none: null, yes: true };
        const { documents, path } = await openOne(fields);
        expect((await documents.get(path)).data).toEqual(fields);
      });
    });

    describe('transact', () => {
      it('returns the result of the action', async () => {
        const { documents, path } = await openOne();
        const name = await documents.transact(async (transaction) =>
          (await transaction.get(path)).get('name'),
        );
        expect(name).toBe('Asha');
      });

      it('applies several writes to one document in turn', async () => {
        const { documents, path } = await openOne();
        await write(documents, (transaction) => {
          transaction.set(path, { visits: 1 });
          transaction.update(path, { visits: increment(1) });
        });
        expect((await documents.get(path)).data).toEqual({ visits: 2 });
      });

      it('changes nothing when the action fails', async () => {
        const { documents, path } = await openOne();
        const failing = documents.transact((transaction) => {
          transaction.update(path, { name: 'Bela' });
          return Promise.reject(new RangeError('Not so.'));
        });
        await expect(failing).rejects.toThrow('Not so.');
        expect((await documents.get(path)).data).toEqual(before);
      });

      it('changes nothing when one of its writes is not possible', async () => {
        const { documents, collection, path } = await openOne();
        const failing = write(documents, (transaction) => {
          transaction.update(path, { name: 'Bela' });
          transaction.update(`${collection}/lost`, { name: 'Nobody' });
        });
        await expect(failing).rejects.toThrow();
        expect((await documents.get(path)).data).toEqual(before);
        expect((await documents.get(`${collection}/lost`)).exists).toBe(false);
      });

      it('refuses to read after a write', async () => {
        const { documents, path } = await openOne();
        const failing = documents.transact(async (transaction) => {
          transaction.update(path, { name: 'Bela' });
          await transaction.get(path);
        });
        await expect(failing).rejects.toThrow();
        expect((await documents.get(path)).data).toEqual(before);
      });

      it('reads what the transaction before it has written, when both start at once', async () => {
        const { documents, path } = await openOne({ visits: 0 });
        const visit = () =>
          documents.transact(async (transaction) => {
            const visits = (await transaction.get(path)).get('visits') as number;
            transaction.update(path, { visits: visits + 1 });
          });
        await Promise.all([visit(), visit()]);
        expect((await documents.get(path)).data).toEqual({ visits: 2 });
      });
    });

    describe('watchQuery', () => {
      it('emits the first state and each change', async () => {
        const { documents, collection } = await openPeople();
        const query: Query = {
          collection,
          filters: [where('status', '==', 'new')],
          order: [orderBy('name', 'desc')],
        };
        const following = follow(documents.watchQuery(query, idsOf));
        expect(await following.until(() => true)).toEqual(['charu', 'asha']);
        await update(documents, `${collection}/divya`, { status: 'new' });
        expect(await following.until((found) => found.length === 3)).toEqual([
          'divya',
          'charu',
          'asha',
        ]);
        await remove(documents, `${collection}/charu`);
        await following.until((found) => found.join() === 'divya,asha');
        following.stop();
      });

      it('emits an empty state', async () => {
        const { documents, collection } = await openEmpty();
        expect(await firstOf(documents.watchQuery({ collection }, idsOf))).toEqual([]);
      });

      it('emits each change of documents that are passed on as they are', async () => {
        const { documents, collection } = await openPeople();
        const following = follow(documents.watchQuery({ collection }, ({ docs }) => docs));
        await following.until((docs) => docs.length === 4);
        await update(documents, `${collection}/asha`, { name: 'Other' });
        await following.until((docs) => docs.some((each) => each.get('name') === 'Other'));
        following.stop();
      });

      it('skips a change that does not show', async () => {
        const { documents, collection } = await openPeople();
        const following = follow(documents.watchQuery({ collection }, ({ docs }) => docs.length));
        await following.until((count) => count === 4);
        await update(documents, `${collection}/asha`, { name: 'Other' });
        await remove(documents, `${collection}/asha`);
        await following.until((count) => count === 3);
        expect(following.values).toEqual([4, 3]);
        following.stop();
      });

      it('ends with the error that is thrown while reading', async () => {
        const { documents, collection } = await openPeople();
        const failing = documents.watchQuery({ collection }, () => {
          throw new RangeError('Not readable.');
        });
        await expect(firstOf(failing)).rejects.toThrow('Not readable.');
      });
    });

    describe('watchDocument', () => {
      it('emits a missing document, its creation, its change and its removal', async () => {
        const { documents, collection } = await openEmpty();
        const path = `${collection}/one`;
        const read = ({ data }: StoredDocument) => ({ data });
        const following = follow(documents.watchDocument(path, read));
        await following.until(({ data }) => data === undefined);
        await set(documents, path, { name: 'Asha' });
        await following.until(({ data }) => data?.name === 'Asha');
        await update(documents, path, { name: 'Bela' });
        await following.until(({ data }) => data?.name === 'Bela');
        await remove(documents, path);
        await following.until(({ data }) => data === undefined && following.values.length > 3);
        following.stop();
      });

      it('emits nothing once it is stopped', async () => {
        const { documents, path } = await openOne({ visits: 0 });
        const read = (document: StoredDocument) => document.get('visits');
        const stopped = follow(documents.watchDocument(path, read));
        const following = follow(documents.watchDocument(path, read));
        await stopped.until((visits) => visits === 0);
        stopped.stop();
        await update(documents, path, { visits: 1 });
        await following.until((visits) => visits === 1);
        expect(stopped.values).toEqual([0]);
        following.stop();
      });
    });
  });
}
