import { getCountFromServer, query, where } from 'firebase/firestore';
import type { LiveContext } from '../../firestore/LiveFeature';
import { watchCount } from '../../firestore/watchCount';
import type { Watch } from '../../store/Watch';
import { applicationStatuses, type ApplicationStatus } from '../Application';
import type { ApplicationCounts } from '../ApplicationPage';
import { countsOf } from '../countsOf';
import { applicationsIn } from './storedApplication';

/** How many applications stand at each stage, counted by the server. */
export function watchCountsOnFirestore(context: LiveContext): Watch<ApplicationCounts> {
  const applications = applicationsIn(context.firestore);
  return watchCount(context, applications, async () => {
    const counted = await Promise.all(
      applicationStatuses.map(async (status) => {
        const counting = getCountFromServer(query(applications, where('status', '==', status)));
        return [status, (await counting).data().count] as const;
      }),
    );
    const value = countsOf(Object.fromEntries(counted) as Record<ApplicationStatus, number>);
    return { value, records: value.total };
  });
}
