import { useCallback } from 'react';
import { findDraft, type DraftKey, type SavedDraft } from 'shared-data';
import { useLoaded } from 'shared-ui';

export type SavedDraftState =
  | { status: 'loading' }
  | { status: 'ready'; draft: SavedDraft | undefined };

/** The citizen's saved draft. If it cannot be read, the form starts empty. */
export function useSavedDraft(key: DraftKey): SavedDraftState {
  const load = useCallback(() => findDraft(key), [key]);
  const loaded = useLoaded(load);
  if (loaded.status === 'loading') return loaded;
  return { status: 'ready', draft: loaded.status === 'ready' ? loaded.data : undefined };
}
