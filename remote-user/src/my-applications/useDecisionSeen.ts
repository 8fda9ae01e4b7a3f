import { useEffect } from 'react';
import { useCurrentUser } from 'shared-area';
import { markDecisionSeen, type Application } from 'shared-data';
import { isDecisionNew } from 'shared-data/model';

/**
 * Saves that a decision was opened, so that the dashboard no longer shows it as a call. If that fails, the dashboard
 * shows it again.
 */
export function useDecisionSeen(application: Application): void {
  const { uid } = useCurrentUser();
  const { id, revision, sample } = application;
  const isNew = !sample && isDecisionNew(application);

  useEffect(() => {
    if (!isNew) return;
    markDecisionSeen(uid, id).catch((error: unknown) => {
      console.error('A decision could not be marked as seen.', error);
    });
  }, [uid, id, revision, isNew]);
}
