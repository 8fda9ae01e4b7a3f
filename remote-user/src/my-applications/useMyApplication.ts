import { useRecords, watchMyApplications, type Application } from 'shared-data';
import { useCitizen } from '../citizen/useCitizen';

export type MyApplicationState =
  | { status: 'loading' }
  | { status: 'ready'; application: Application }
  | { status: 'missing' }
  | { status: 'failed'; error: Error; retry: () => void };

/**
 * One application, found among the citizen's own: the address of somebody else's shows nothing, also
 * where the store itself would hand it over.
 */
export function useMyApplication(id: string): MyApplicationState {
  const { uid } = useCitizen();
  const mine = useRecords(watchMyApplications, uid);
  if (mine.status !== 'ready') return mine;
  const application = mine.data.find((candidate) => candidate.id === id);
  return application ? { status: 'ready', application } : { status: 'missing' };
}
