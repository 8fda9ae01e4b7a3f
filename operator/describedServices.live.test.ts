import { toStoredDefinition } from '../shared-model/src/definitions/storedDefinition';
import { sampleDefinitions } from '../shared-data/src/samples/sampleDefinitions';
import { publishedServices } from './publishedServices';
import { describedServices } from './describedServices';
import { serviceRecord, writeRecords } from '../tools/firestore/liveRecords';
import { clearRecords } from '../shared-data/src/council/testing/clearRecords';
import { openProject } from '../tools/firestore/openProject';
import { putUsualRecords } from './putUsualRecords';

const { id: project, firestore, close } = openProject('demo-publish-services');

beforeEach(async () => {
  await clearRecords(project);
});
afterAll(close);

describe('publishing the services of a project', () => {
  it('reads each service from the latest version of its definition, in the order of the list (#19.1)', async () => {
    await putUsualRecords(firestore);
    const [birth] = sampleDefinitions;
    if (!birth) throw new Error('There are no samples.');
    await firestore.doc('services/1/versions/2').set({
      version: 2,
      publishedAt: new Date(0),
      definition: toStoredDefinition({ ...birth, fee: 10, days: 5 }),
    });
    await firestore.doc('services/1').update({ version: 2, fee: 10, days: 5 });
    const published = publishedServices(await describedServices(firestore), []);
    expect(published.map(({ slug }) => slug)).toEqual([
      ...['birth-certificate', 'death-certificate', 'income-certificate'],
      ...['caste-certificate', 'residence-proof'],
    ]);
    expect(published[0]).toMatchObject({ fee: 10, days: 5, outcome: 'certificate' });
  });

  it('uses the terms of a service that has no definition (#19.1)', async () => {
    const terms = { documents: ['Bank book'], days: 9, fee: 40 };
    await writeRecords(firestore, [
      serviceRecord({ ...terms, id: 'trade', name: 'Trade License', position: 0, version: 0 }),
    ]);
    expect(publishedServices(await describedServices(firestore), [])).toMatchObject([
      { slug: 'trade-license', days: 9, fee: 40, papers: [{ name: 'Bank book' }] },
    ]);
  });

  it('fails if a service cannot be read (#19.1)', async () => {
    await firestore.doc('services/odd').set({ name: 'Map', position: 0, days: 'soon' });
    await expect(describedServices(firestore)).rejects.toThrow('services/odd cannot be read.');
  });
});
