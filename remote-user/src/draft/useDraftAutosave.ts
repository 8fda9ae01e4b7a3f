import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftKey } from 'shared-data';
import { createDraftAutosave, type DraftAutosave, type DraftSaving } from './createDraftAutosave';

/** Saves a form's draft by itself. How that goes is asked with `useDraftSaving`, by what shows it. */
export function useDraftAutosave(key: DraftKey, draftId: string): DraftAutosave {
  const [autosave] = useState(() => createDraftAutosave(key, draftId));

  useEffect(() => {
    window.addEventListener('pagehide', autosave.flush);
    document.addEventListener('visibilitychange', autosave.flush);
    return () => {
      window.removeEventListener('pagehide', autosave.flush);
      document.removeEventListener('visibilitychange', autosave.flush);
      autosave.flush();
    };
  }, [autosave]);

  return autosave;
}

/**
 * How keeping a draft goes. The first key after each pause changes that: what asks for a part of it renders only when
 * that part has changed.
 * @param select gives a string, a boolean or null
 */
export function useDraftSaving<T extends string | boolean | null>(
  { watch, saving }: DraftAutosave,
  select: (saving: DraftSaving) => T,
): T {
  return useSyncExternalStore(watch, () => select(saving()));
}
