import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftKey, SavedDraft } from 'shared-data';
import { createDraftAutosave, type DraftAutosave, type DraftSaving } from './createDraftAutosave';

/** Saves a form's draft automatically. Components that show its state use `useDraftSaving`. */
export function useDraftAutosave(
  key: DraftKey,
  draft?: Pick<SavedDraft, 'id' | 'revision'>,
): DraftAutosave {
  const [autosave] = useState(() => createDraftAutosave(key, draft));

  useEffect(() => autosave.follow(), [autosave]);

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
 * A part of the autosave's state. It changes with the first key after each pause: a component renders again only if the
 * selected part has changed.
 * @param select returns a string, a boolean or null
 */
export function useDraftSaving<T extends string | boolean | null>(
  { watch, saving }: DraftAutosave,
  select: (saving: DraftSaving) => T,
): T {
  return useSyncExternalStore(watch, () => select(saving()));
}
