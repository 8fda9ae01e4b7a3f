import { useEffect, useState } from 'react';
import { createDraftKeeper, type DraftKeeper, type DraftOutcome } from './createDraftKeeper';

/** The keeper of a form's draft, and how the last keeping went. */
export function useDraftKeeper(
  uid: string,
  draftId: string,
): { keeper: DraftKeeper; outcome: DraftOutcome } {
  const [outcome, setOutcome] = useState<DraftOutcome>(null);
  const [keeper] = useState(() => createDraftKeeper(uid, draftId, setOutcome));

  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  return { keeper, outcome };
}
