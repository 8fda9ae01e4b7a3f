import type { Dexie } from 'dexie';
import { applicationStatuses, type ApplicationStatus } from '../Application';
import { averageProcessingHours, countsOf } from '../applicationFigures';
import type { ApplicationCounts } from '../ApplicationRecords';
import { tablesOf } from './applicationRow';
import { planPage } from './planPage';
import { readInOrder } from './rowsInOrder';

/** How many applications there are at each stage. */
export function countOnDevice(db: Dexie): Promise<ApplicationCounts> {
  const { applications } = tablesOf(db);
  return db.transaction('r', applications, async () => {
    const counted = await Promise.all(
      applicationStatuses.map(
        async (status) =>
          [status, await applications.where('status').equals(status).count()] as const,
      ),
    );
    return countsOf(Object.fromEntries(counted) as Record<ApplicationStatus, number>);
  });
}

/** Only so many of the latest applications of each outcome are measured: reading ten thousand would be too slow. */
const measured = 50;

export async function measureProcessingOnDevice(db: Dexie): Promise<number | null> {
  const { applications } = tablesOf(db);
  const pages = await db.transaction('r', applications, () =>
    Promise.all(
      (['approved', 'rejected'] as const).map((status) =>
        readInOrder(applications, planPage({ status }), { page: 1, pageSize: measured }),
      ),
    ),
  );
  return averageProcessingHours(pages.flatMap(({ rows }) => rows));
}
