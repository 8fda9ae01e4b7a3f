/** @jest-environment node */
import { openLocalDocuments } from '../documents/local/openLocalDocuments';
import { set, storageForEachTest } from '../documents/local/testing/tabs';
import { readVersion } from '../definitions/records/openDefinitions';
import { completeVersions } from './completeVersions';
import { sampleDefinitions } from './sampleDefinitions';
import { sampleDocuments } from './sampleDocuments';
import { sampleServices } from './sampleServices';

const openEmpty = storageForEachTest();
const now = new Date('2026-07-15T05:00:00.000Z');
const versionAt = (id: string) => `services/${id}/versions/1`;

async function openSamples() {
  const documents = await openEmpty(openLocalDocuments);
  await documents.transact((transaction) => {
    for (const [path, fields] of sampleDocuments(now)) transaction.set(path, fields);
    return Promise.resolve();
  });
  return documents;
}

it('adds the definition of each sample service to its first version (#16.3)', async () => {
  const documents = await openSamples();
  await completeVersions(documents);
  const versions = await Promise.all(
    sampleServices.map(async ({ id }) => readVersion(await documents.get(versionAt(id)))),
  );
  expect(versions).toEqual(
    sampleDefinitions.map((definition, index) => {
      const serviceId = sampleServices[index]?.id;
      return { serviceId, version: 1, definition, publishedAt: now.toISOString() };
    }),
  );
});

it('writes nothing where the versions are complete or do not exist', async () => {
  const documents = await openSamples();
  const transact = jest.spyOn(documents, 'transact');
  await completeVersions(documents);
  await completeVersions(documents);
  expect(transact).toHaveBeenCalledTimes(1);
  const empty = await openEmpty(openLocalDocuments, { name: 'empty' });
  await completeVersions(empty);
  expect((await empty.query({ collection: 'services/1/versions' })).length).toBe(0);
});

it('leaves a version that has a definition as it is', async () => {
  const documents = await openSamples();
  const definition = { ...sampleDefinitions[1], name: 'Changed' };
  await set(documents, versionAt('2'), { version: 1, definition, publishedAt: now });
  await completeVersions(documents);
  expect((await documents.get(versionAt('2'))).get('definition')).toEqual(definition);
  expect((await documents.get(versionAt('1'))).get('definition')).toBeDefined();
});
