import { useCurrentUser } from 'shared-area';
import { useRecords, watchMyApplications, type Application, type RecordsState } from 'shared-data';

/**
 * One application, found among the citizen's own: the address of somebody else's shows nothing, also
 * where the the store itself would hand it over. Undefined where there is none.
 */
export function useMyApplication(id: string): RecordsState<Application | undefined> {
  const { uid } = useCurrentUser();
  const mine = useRecords(watchMyApplications, uid);
  if (mine.status !== 'ready') return mine;
  return { ...mine, data: mine.data.find((candidate) => candidate.id === id) };
}
