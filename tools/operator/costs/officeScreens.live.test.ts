import { follow } from '../../../shared-data/src/store/testing/follow';
import { applicationRecords } from '../liveRecords';
import { openMeteredCouncil, type MeteredCouncil } from './MeteredCouncil';
import { countScreens, longestPage, quietPeriod } from './officeScreens';
import { quietMonth, sampleVillage, villageApplication, walkers } from './sampleVillage';

/** Enough for every list to be full. `npm run bench:reads` counts with a thousand and with a hundred thousand. */
const few = 450;
const many = 900;
const councils: MeteredCouncil[] = [];

afterAll(() => Promise.all(councils.map((council) => council.close())));

/** A council with so many applications. */
async function openCouncil(projectId: string, applications: number) {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const council = openMeteredCouncil(emulator, projectId);
  councils.push(council);
  await council.enter(sampleVillage(applications, new Date()));
  return council;
}

/** What each screen costs somebody of a council with so many applications. */
async function costsWith(applications: number) {
  const council = await openCouncil(`demo-reads-${applications}`, applications);
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

describe('the report of a month long ago (#18)', () => {
  it('reads one application more when one of its month changes, and none of those that changed since', async () => {
    const council = await openCouncil('demo-reads-changes', few);
    const { store, bill } = await council.open(walkers.admin);
    const report = follow(store.reports.watchReport(quietPeriod()));
    const { byOutcome } = await report.until(({ total }) => total === quietMonth.applications);
    await bill();
    const now = new Date();
    const one = villageApplication(0, few, now);
    const rejected = { ...one, status: 'rejected' as const, updatedAt: now.toISOString() };
    await council.enter(applicationRecords(rejected));
    await report.until((changed) => changed.byOutcome.rejected === byOutcome.rejected + 1);
    const { records } = await bill();
    report.stop();
    // The application, twice for the watches that tell of the latest change, and the two records of the calendar.
    expect(records).toBeLessThanOrEqual(5);
  });
});
