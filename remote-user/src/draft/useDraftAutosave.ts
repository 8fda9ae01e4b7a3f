import { useEffect, useState } from 'react';
import type { DraftKey } from 'shared-data';
import { createDraftAutosave, type DraftAutosave, type DraftOutcome } from './createDraftAutosave';

/** Saves a form's draft by itself, and says how the last saving went, and whether there was one. */
export function useDraftAutosave(
  key: DraftKey,
  draftId: string,
): { autosave: DraftAutosave; outcome: DraftOutcome; isBegun: boolean } {
  const [outcome, setOutcome] = useState<DraftOutcome>(null);
  const [isBegun, setBegun] = useState(false);
  const [autosave] = useState(() =>
    createDraftAutosave(key, draftId, (next) => {
      setOutcome(next);
      if (next !== null) setBegun(true);
    }),
  );

  useEffect(() => {
    window.addEventListener('pagehide', autosave.flush);
    document.addEventListener('visibilitychange', autosave.flush);
    return () => {
      window.removeEventListener('pagehide', autosave.flush);
      document.removeEventListener('visibilitychange', autosave.flush);
      autosave.flush();
    };
  }, [autosave]);

  return { autosave, outcome, isBegun };
}
