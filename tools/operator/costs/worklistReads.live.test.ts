import { firstOf } from '../../../shared-data/src/store/testing/follow';
import { openMeteredCouncil, type MeteredCouncil } from './MeteredCouncil';
import type { Bill } from './openBill';
import { sampleVillage, walkers } from './sampleVillage';

const { clerk } = walkers;
const pageSize = 20;
const query = { tab: 'to-do', uid: clerk.uid, page: 1, pageSize } as const;
const councils: MeteredCouncil[] = [];

afterAll(() => Promise.all(councils.map((council) => council.close())));

/** What the screens of the work list cost a clerk of a council with so many applications. */
async function costsWith(applications: number): Promise<Record<string, Bill>> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const council = openMeteredCouncil(emulator, `demo-worklist-${applications}`);
  councils.push(council);
  await council.enter(sampleVillage(applications, new Date()));
  const { store, bill } = await council.open(clerk);
  const { worklist } = store;
  const costs: Record<string, Bill> = {};
  const { rows } = await firstOf(worklist.watchPage(query));
  expect(rows).toHaveLength(pageSize);
  costs.first = await bill();
  await firstOf(worklist.watchPage({ ...query, page: 2 }));
  costs.next = await bill();
  return costs;
}

describe('what is read for the work list (#18)', () => {
  it('is one page, whatever the number of applications', async () => {
    const [few, many] = [await costsWith(150), await costsWith(600)];
    // Beside the rows, the latest that was changed and the latest that was assigned.
    for (const costs of [few, many]) {
      expect(costs.first?.records).toBeLessThanOrEqual(pageSize + 2);
      expect(costs.next?.records).toBeLessThanOrEqual(pageSize + 2);
    }
  });
});
