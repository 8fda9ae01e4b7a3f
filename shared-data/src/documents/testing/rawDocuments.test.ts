import { databaseName } from '../../device/databaseName';
import { openLocalDocuments } from '../local/openLocalDocuments';
import { set, storageForEachTest, write } from '../local/testing/tabs';
import { orderBy } from '../query';
import { countDocuments, readDocuments, readEverything, writeDocuments } from './rawDocuments';

const open = storageForEachTest();

it('writes documents that an open store finds at its next transaction', async () => {
  const documents = await open(openLocalDocuments, { name: databaseName });
  await set(documents, 'tasks/1', { place: 1 });
  const find = async () => {
    const found = await documents.query({ collection: 'tasks', order: [orderBy('place')] });
    return found.map(({ id }) => id);
  };
  expect(await find()).toEqual(['1']);
  await writeDocuments([
    ['tasks/2', { place: 1 }],
    ['tasks/1', { place: 1, isRaw: true }],
  ]);
  await set(documents, 'tasks/3', { place: 1 });
  expect(await find()).toEqual(['1', '2', '3']);
  expect((await documents.get('tasks/1')).get('isRaw')).toBe(true);
});

it('reads and counts the documents of a collection, without those below it', async () => {
  const documents = await open(openLocalDocuments, { name: databaseName });
  const paths = ['a/1', 'a/2', 'a/1/b/1', 'ab/1'];
  await write(documents, (transaction) => {
    for (const path of paths) transaction.set(path, { path });
  });
  expect(await readDocuments('a')).toMatchObject([
    { collection: 'a', id: '1', fields: { path: 'a/1' } },
    { collection: 'a', id: '2', fields: { path: 'a/2' } },
  ]);
  expect(await countDocuments('a/1/b')).toBe(1);
  expect(await readEverything()).toHaveLength(paths.length);
});
