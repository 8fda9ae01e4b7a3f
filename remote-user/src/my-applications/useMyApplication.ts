import { useRecords, watchMyApplications, type Application, type RecordsState } from 'shared-data';
import { useCitizen } from '../citizen/useCitizen';

/**
 * One application, found among the citizen's own: the address of somebody else's shows nothing, also
 * where the the store itself would hand it over. Undefined where there is none.
 */
export function useMyApplication(id: string): RecordsState<Application | undefined> {
  const { uid } = useCitizen();
  const mine = useRecords(watchMyApplications, uid);
  if (mine.status !== 'ready') return mine;
  return { ...mine, data: mine.data.find((candidate) => candidate.id === id) };
}
