import { useEffect, useState } from 'react';
import type { DraftKey } from 'shared-data';
import { createDraftAutosave, type DraftAutosave, type DraftOutcome } from './createDraftAutosave';

/** Saves a form's draft by itself, and says how the last saving went. */
export function useDraftAutosave(
  key: DraftKey,
  draftId: string,
): { autosave: DraftAutosave; outcome: DraftOutcome } {
  const [outcome, setOutcome] = useState<DraftOutcome>(null);
  const [autosave] = useState(() => createDraftAutosave(key, draftId, setOutcome));

  useEffect(() => {
    window.addEventListener('pagehide', autosave.flush);
    document.addEventListener('visibilitychange', autosave.flush);
    return () => {
      window.removeEventListener('pagehide', autosave.flush);
      document.removeEventListener('visibilitychange', autosave.flush);
      autosave.flush();
    };
  }, [autosave]);

  return { autosave, outcome };
}
