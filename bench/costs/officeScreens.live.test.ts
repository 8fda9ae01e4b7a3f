import { openMeteredCouncil, type MeteredCouncil } from './MeteredCouncil';
import { countScreens, longestPage } from './officeScreens';
import { sampleVillage } from './sampleVillage';

/** Enough to fill every list. `npm run bench:reads` counts with a thousand and with a hundred thousand. */
const few = 450;
const many = 900;
const councils: MeteredCouncil[] = [];

afterAll(() => Promise.all(councils.map((council) => council.close())));

/** The cost of each screen in a council with this number of applications. */
async function costsWith(applications: number) {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const council = openMeteredCouncil(emulator, `demo-reads-${applications}`);
  councils.push(council);
  await council.enter(sampleVillage(applications, new Date()));
  const bills = await countScreens(council);
  return [...bills].map(([screen, { records }]) => ({ screen, records }));
}

describe('an office screen (#18)', () => {
  it('reads the same number of documents with twice the applications', async () => {
    const [ofFew, ofMany] = [await costsWith(few), await costsWith(many)];
    const documents = (costs: typeof ofFew) =>
      costs.map(({ screen, records }) => [screen, records]);
    expect(documents(ofMany)).toEqual(documents(ofFew));
    const lists = ofMany.filter(({ screen }) => screen.includes(' list: '));
    // Beside the rows: the last changed and the last assigned application, and the services of the filter.
    for (const { screen, records } of lists) {
      // A search reads a page of what is spelt as it is typed, and a page of what sounds like it.
      const pages = screen.includes('search') ? 2 : 1;
      expect([screen, records <= pages * longestPage + 2]).toEqual([screen, true]);
    }
  });
});
