import { openMeteredCouncil, type MeteredCouncil } from './MeteredCouncil';
import { countScreens, longestPage } from './officeScreens';
import { sampleVillage } from './sampleVillage';

/** Enough for every list to be full. `npm run bench:reads` counts with a thousand and with a hundred thousand. */
const few = 450;
const many = 900;
const councils: MeteredCouncil[] = [];

afterAll(() => Promise.all(councils.map((council) => council.close())));

/** What each screen costs somebody of a council with so many applications. */
async function costsWith(applications: number) {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const council = openMeteredCouncil(emulator, `demo-reads-${applications}`);
  councils.push(council);
  await council.enter(sampleVillage(applications, new Date()));
  const bills = await countScreens(council);
  return [...bills].map(([screen, { records }]) => ({ screen, records }));
}

describe('a screen of the office (#18)', () => {
  it('reads as many documents with twice the applications', async () => {
    const [ofFew, ofMany] = [await costsWith(few), await costsWith(many)];
    const documents = (costs: typeof ofFew) =>
      costs.map(({ screen, records }) => [screen, records]);
    expect(documents(ofMany)).toEqual(documents(ofFew));
    const lists = ofMany.filter(({ screen }) => screen.includes(' list: '));
    // Beside the rows, the latest that was changed and the latest that was assigned; and the services to choose from.
    for (const { screen, records } of lists) {
      expect([screen, records <= longestPage + 2]).toEqual([screen, true]);
    }
  });
});
