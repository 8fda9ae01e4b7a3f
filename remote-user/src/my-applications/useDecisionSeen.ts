import { useEffect } from 'react';
import { useCurrentUser } from 'shared-area';
import { markDecisionSeen, type Application } from 'shared-data';
import { isDecisionNew } from 'shared-data/model';

/** Keeps that a decision was opened, so that the dashboard does not call for it any more. Where that fails, it calls again. */
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
