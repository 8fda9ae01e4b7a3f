import { Timestamp } from 'firebase-admin/firestore';
import { removeAbandoned } from './abandonedUploads';
import { clearRecords } from '../shared-data/src/council/testing/clearRecords';
import { openProject } from '../tools/firestore/openProject';

const { id, firestore, close } = openProject('demo-abandoned');
const chunk = (document: string) => ({ owner: 'asha', document, bytes: Buffer.from('x') });
const everything = { before: new Date(Date.now() + 60_000) };

beforeEach(async () => {
  await clearRecords(id);
  const at = Timestamp.fromMillis(0);
  const records = {
    'applications/sent': { documents: [{ id: '1' }] },
    'applications/sent/chunks/asha-1-0': chunk('1'),
    'applications/sent/chunks/asha-2-0': chunk('2'),
    'applications/never/chunks/asha-1-0': chunk('1'),
    'applications/never/chunks/asha-1-1': chunk('1'),
    'positionApplications/sent': { resume: {} },
    'positionApplications/sent/chunks/asha-1-0': chunk('1'),
    'positionApplications/never/chunks/asha-1-0': chunk('1'),
    'uploads/never': { owner: 'asha', at },
    'uploads/now': { owner: 'asha', at: Timestamp.fromMillis(Date.now() + 3_600_000) },
  };
  await Promise.all(Object.entries(records).map(([path, data]) => firestore.doc(path).set(data)));
});
afterAll(() => close());

const left = async () =>
  (await firestore.collectionGroup('chunks').get()).docs.map(({ ref }) => ref.path).toSorted();

describe('removing uploads that were never submitted (#12.13)', () => {
  it('removes chunks without an application, and old announcements', async () => {
    expect(await removeAbandoned(firestore, everything)).toEqual({
      chunks: 4,
      applications: 3,
      announcements: 1,
    });
    expect(await left()).toEqual([
      'applications/sent/chunks/asha-1-0',
      'positionApplications/sent/chunks/asha-1-0',
    ]);
    expect((await firestore.collection('uploads').get()).docs.map((each) => each.id)).toEqual([
      'now',
    ]);
  });

  it('finds nothing when it is run again', async () => {
    await removeAbandoned(firestore, everything);
    expect(await removeAbandoned(firestore, everything)).toEqual({
      chunks: 0,
      applications: 0,
      announcements: 0,
    });
  });

  it('removes nothing in a dry run', async () => {
    const found = await removeAbandoned(firestore, { ...everything, isDry: true });
    expect(found).toMatchObject({ chunks: 4, announcements: 1 });
    expect(await left()).toHaveLength(6);
  });

  it('leaves recent chunks', async () => {
    const found = await removeAbandoned(firestore, { before: new Date(Date.now() - 3_600_000) });
    expect(found).toMatchObject({ chunks: 0, announcements: 1 });
    expect(await left()).toHaveLength(6);
  });
});
