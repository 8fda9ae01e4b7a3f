import { useCurrentUser } from 'shared-area';
import { useRecords, watchMyApplications, type Application, type RecordsState } from 'shared-data';

/**
 * One application, searched among the citizen's own: the address of another person's application shows nothing, even if
 * the store would return it. Undefined if there is none.
 */
export function useMyApplication(id: string): RecordsState<Application | undefined> {
  const { uid } = useCurrentUser();
  const mine = useRecords(watchMyApplications, uid);
  if (mine.status !== 'ready') return mine;
  return { ...mine, data: mine.data.find((candidate) => candidate.id === id) };
}
