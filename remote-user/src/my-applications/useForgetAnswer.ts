import { useEffect } from 'react';
import { useCurrentUser } from 'shared-area';
import { discardDraft, type Application } from 'shared-data';
import { answerKey } from 'shared-data/model';
import { countReturns } from './latestReturn';

/** Deletes the local draft of an answer once the return was answered, from this or another device. */
export function useForgetAnswer(application: Application): void {
  const { uid } = useCurrentUser();
  const { id, status } = application;
  const returns = status === 'returned' ? 0 : countReturns(application);

  useEffect(() => {
    if (returns === 0) return;
    discardDraft(answerKey(uid, id, returns)).catch((error: unknown) =>
      console.error('What was begun of the answer could not be removed.', error),
    );
  }, [uid, id, returns]);
}
