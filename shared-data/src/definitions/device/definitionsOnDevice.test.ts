import Dexie from 'dexie';
import { databaseName } from '../../device/openDatabase';
import { seedTables } from '../../device/seedOnce';
import { storageForEachTest } from '../../device/testing/storageForEachTest';
import { sampleServices } from '../../services/device/sampleServices';
import { firstOf } from '../../store/testing/follow';

const open = storageForEachTest();

/** The storage of an older portal without definitions: without their tables, and with services that have no version. */
async function makeEarlierStorage(services: readonly object[]) {
  const db = new Dexie(databaseName, { indexedDB, IDBKeyRange });
  db.version(1).stores({ ...seedTables, services: 'id, position' });
  await db.table('services').bulkAdd(services);
  await db.table('seeds').add({ feature: 'services', at: new Date().toISOString() });
  db.close();
}

beforeEach(() => {
  // Dexie logs the tables that it adds.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('publishes the samples in an older storage for services that were not changed (#16.3)', async () => {
  const [birth, death] = sampleServices.map(({ version: _, ...service }) => service);
  const added = { id: 'added', name: 'Pension Letter', position: 7 };
  await makeEarlierStorage([{ ...birth }, { ...death, fee: 10 }, added]);

  const { definitions, services } = await open();
  const listed = await firstOf(services.watch());
  expect(listed.map(({ name, fee, version }) => [name, fee, version])).toEqual([
    ['Birth Certificate', 0, 1],
    ['Death Certificate', 10, 0],
    ['Pension Letter', 0, 0],
  ]);
  const design = await firstOf(definitions.watchDesign('1'));
  expect(design.published).toMatchObject({ version: 1, definition: { name: 'Birth Certificate' } });
  expect(await firstOf(definitions.watchVersions('2'))).toEqual([]);
  expect(await firstOf(definitions.watchVersions('3'))).toEqual([]);
});
