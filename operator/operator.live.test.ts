import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { toStoredDefinition } from '../shared-model/src/definitions/storedDefinition';
import { sampleDefinitions } from '../shared-data/src/samples/sampleDefinitions';
import { sampleRecords } from '../tools/firestore/sampleRecords';
import { putBackup, writeBackup } from './backup';
import { recordsFile } from './backupFiles';
import { writeRecords } from '../tools/firestore/liveRecords';
import { clearRecords } from '../shared-data/src/council/testing/clearRecords';
import { openProject } from '../tools/firestore/openProject';
import { putUsualRecords } from './putUsualRecords';
import { storedRecords, type StoredRecord } from './storedRecords';

const project = openProject('demo-operator');
const { firestore } = project;
let folder: string;

async function everythingIn(id: string): Promise<StoredRecord[]> {
  const all: StoredRecord[] = [];
  for await (const { records } of storedRecords(id).pages()) all.push(...records);
  return all;
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-backup-'));
  await clearRecords(project.id);
});

afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => project.close());

describe('set-up', () => {
  it('gives a new project the services and the settings', async () => {
    expect(await putUsualRecords(firestore)).toEqual({ services: 5, settings: true });
    const services = await firestore.collection('services').orderBy('position').get();
    expect(services.docs.map((service) => service.get('name') as string)).toEqual([
      'Birth Certificate',
      'Death Certificate',
      'Income Certificate',
      'Caste Certificate',
      'Residence Proof',
    ]);
    const settings = await firestore.doc('settings/council').get();
    expect(settings.data()).toMatchObject({ name: 'Village Council', revision: 1 });
  });

  it('publishes a definition of each service (#16.3)', async () => {
    await putUsualRecords(firestore);
    for (const [index, definition] of sampleDefinitions.entries()) {
      const service = await firestore.doc(`services/${index + 1}`).get();
      expect(service.data()).toEqual(
        expect.objectContaining({
          name: definition.name,
          keywords: definition.keywords,
          version: 1,
        }) as object,
      );
      const version = await service.ref.collection('versions').doc('1').get();
      expect(version.data()).toEqual({
        version: 1,
        definition: toStoredDefinition(definition),
        publishedAt: expect.any(Timestamp) as Timestamp,
      });
    }
  });

  it('leaves the published versions of removed services (#16.7)', async () => {
    await firestore.doc('services/1/versions/1').set({ version: 1, definition: 'As it was' });
    expect(await putUsualRecords(firestore)).toMatchObject({ services: 0 });
    const version = await firestore.doc('services/1/versions/1').get();
    expect(version.get('definition')).toBe('As it was');
  });

  it('leaves the changes of admins', async () => {
    await putUsualRecords(firestore);
    await firestore.doc('services/2').delete();
    await firestore.doc('settings/council').update({ name: 'Green Valley', revision: 2 });
    expect(await putUsualRecords(firestore)).toEqual({ services: 0, settings: false });
    expect((await firestore.collection('services').count().get()).data().count).toBe(4);
    expect((await firestore.doc('settings/council').get()).get('name')).toBe('Green Valley');
  });
});

describe('a backup', () => {
  /** Samples, a document in chunks, and chunks of an application that was never submitted. */
  async function fill() {
    await writeRecords(firestore, sampleRecords(new Date('2026-11-21T10:00:00.123Z')));
    const bytes = Buffer.from(Uint8Array.from({ length: 900_000 }, (_, index) => index % 251));
    for (const index of [0, 1, 2]) {
      const chunk = { owner: 'demo-citizen', document: '1', index, bytes };
      await firestore.doc(`applications/1/chunks/demo-citizen-1-${index}`).set(chunk);
      await firestore.doc(`applications/not-there/chunks/demo-citizen-1-${index}`).set(chunk);
    }
    await firestore.doc('services/1/versions/1').set({ definition: { name: 'Birth Certificate' } });
    await firestore.doc('applications/1').update({
      form: {
        serviceId: '1',
        version: 1,
        answers: { child: 'मीरा काळे' },
        papers: { proof: '1 2' },
      },
      checks: { agrees: { child: true }, notes: {} },
    });
    await firestore.doc('odd/values').set({
      at: new Timestamp(1_800_000_000, 123_456_000),
      half: 0.5,
      whole: 7,
      not: NaN,
      nothing: null,
      words: 'ग्राम पंचायत\n"quoted"\u2028',
      nested: { list: [1, 'two', { three: false }], empty: {} },
    });
  }

  it('restores everything as it was, after a wipe', async () => {
    await fill();
    const before = await everythingIn(project.id);
    const note = await writeBackup(project.id, path.join(folder, 'backup'));
    expect(note).toMatchObject({ project: project.id, records: before.length });
    await clearRecords(project.id);
    await putBackup(project.id, path.join(folder, 'backup'));
    expect(await everythingIn(project.id)).toEqual(before);
    const chunk = await firestore.doc('applications/1/chunks/demo-citizen-1-2').get();
    expect(chunk.get('bytes')).toHaveLength(900_000);
  });

  it('contains the versions of removed services, and the drafts (#16.7)', async () => {
    await fill();
    await firestore.doc('services/2').delete();
    const [birth, death] = sampleDefinitions.map(toStoredDefinition);
    const draft = { definition: birth, basedOn: 1, revision: 3 };
    await firestore.doc('serviceDrafts/1').set(draft);
    const { collections } = await writeBackup(project.id, folder);
    expect(collections).toMatchObject({ services: 4, 'services/*/versions': 5, serviceDrafts: 1 });
    await clearRecords(project.id);
    await putBackup(project.id, folder);
    const version = await firestore.doc('services/2/versions/1').get();
    expect(version.get('definition')).toEqual(death);
    expect((await firestore.doc('serviceDrafts/1').get()).data()).toEqual(draft);
  });

  it('contains the certificates, their second texts and the signing keys (#17.7)', async () => {
    const issuedAt = new Timestamp(1_800_000_000, 123_456_000);
    const second = {
      language: 'mr',
      council: 'ग्रामपंचायत वडगाव',
      title: 'उत्पन्नाचा दाखला',
      text: 'आशा कुलकर्णी यांचे वार्षिक उत्पन्न १,२०,००० रुपये आहे.',
      facts: { labels: ['नाव'], values: ['आशा कुलकर्णी'] },
      signatory: { name: 'विक्रम देशमुख', office: 'ग्रामसेवक' },
    };
    const stored = {
      'applications/1/certificates/000000000102V': { token: 'a.b.c', second, issuedAt },
      'certificates/000000000102V': { application: '1', state: 'revoked', kid: 'k', issuedAt },
      // What the check shows in the council's own language, stored by the signed digest (decision 27).
      'certificates/000000000102V/texts/q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA': second,
      'keys/k': { x: 'x', y: 'y', createdAt: issuedAt, revokedAt: null },
      'keyHolders/k': { uid: 'esha', name: 'Esha', device: 'Chrome on Windows' },
    };
    await writeRecords(
      firestore,
      Object.entries(stored).map(([place, data]) => ({ path: place, data })),
    );
    const { collections } = await writeBackup(project.id, folder);
    expect(collections).toMatchObject({
      'applications/*/certificates': 1,
      certificates: 1,
      'certificates/*/texts': 1,
      keys: 1,
      keyHolders: 1,
    });
    await clearRecords(project.id);
    await putBackup(project.id, folder);
    for (const [place, data] of Object.entries(stored)) {
      expect((await firestore.doc(place).get()).data()).toEqual(data);
    }
  });

  it('can be restored into another project', async () => {
    await fill();
    await writeBackup(project.id, folder);
    await clearRecords('demo-operator-next');
    await putBackup('demo-operator-next', folder);
    expect(await everythingIn('demo-operator-next')).toEqual(await everythingIn(project.id));
  });

  it('overwrites records only on request, and leaves other records', async () => {
    await firestore.doc('services/1').set({ name: 'As it was' });
    await writeBackup(project.id, folder);
    await firestore.doc('services/1').set({ name: 'Changed' });
    await firestore.doc('services/2').set({ name: 'Added' });
    await expect(putBackup(project.id, folder)).rejects.toThrow('holds records already');
    expect((await firestore.doc('services/1').get()).get('name')).toBe('Changed');
    await putBackup(project.id, folder, { overwrite: true });
    expect((await firestore.doc('services/1').get()).get('name')).toBe('As it was');
    expect((await firestore.doc('services/2').get()).get('name')).toBe('Added');
  });

  it('restores the readable part on request only (#12.16)', async () => {
    for (const id of ['1', '2', '3']) {
      await firestore.doc(`services/${id}`).set({ name: `Service\u2028${id}` });
    }
    await writeBackup(project.id, folder);
    await clearRecords(project.id);
    truncateSync(recordsFile(folder), readFileSync(recordsFile(folder)).length - 5);
    await expect(putBackup(project.id, folder)).rejects.toThrow(
      "2 of 3 records can be restored, up to 'services/2'; 1 is missing (services 1)",
    );
    expect(await everythingIn(project.id)).toEqual([]);
    expect(await putBackup(project.id, folder, { asFarAsItGoes: true })).toMatchObject({
      records: 2,
      missing: 1,
    });
    expect((await everythingIn(project.id)).map(({ path: place }) => place)).toEqual([
      'services/1',
      'services/2',
    ]);
  });

  it('refuses to restore a damaged or incomplete backup', async () => {
    await firestore.doc('services/1').set({ name: 'Birth Certificate' });
    await writeBackup(project.id, folder);
    await clearRecords(project.id);
    const text = readFileSync(recordsFile(folder), 'utf8');
    writeFileSync(recordsFile(folder), text.replace('Birth', 'Death'));
    await expect(putBackup(project.id, folder)).rejects.toThrow('is not what the backup wrote');
    rmSync(path.join(folder, 'backup.json'));
    await expect(putBackup(project.id, folder)).rejects.toThrow('was never finished');
    expect(await everythingIn(project.id)).toEqual([]);
  });

  it('goes on where an interrupted run stopped (#44h)', async () => {
    await writeBackup(project.id, folder);
    const before = await everythingIn(project.id);
    await clearRecords(project.id);
    const skip = 10;
    const { records } = await putBackup(project.id, folder, { overwrite: true, skip });
    expect(records).toBe(before.length);
    expect(await everythingIn(project.id)).toEqual(before.slice(skip));
  });

  it('refuses a file in place of a folder (#44h)', async () => {
    const file = path.join(folder, 'backup.zip');
    writeFileSync(file, '');
    await expect(writeBackup(project.id, file)).rejects.toThrow(`${file} is a file: name a folder`);
  });

  it('needs an empty folder', async () => {
    writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    await expect(writeBackup(project.id, folder)).rejects.toThrow('is not empty');
  });
});
