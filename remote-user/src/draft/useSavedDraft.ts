import { useMemo } from 'react';
import type { DraftKey, SavedDraft } from 'shared-data';
import { useLoaded } from 'shared-ui';
import { readSavedDraft } from './draftSaves';

export type SavedDraftState =
  | { status: 'loading' }
  | { status: 'ready'; draft: SavedDraft | undefined };

/**
 * The citizen's saved draft. If it cannot be read, the form starts empty.
 * @param reading another number reads it again
 */
export function useSavedDraft(key: DraftKey, reading = 0): SavedDraftState {
  const { load } = useMemo(() => ({ reading, load: () => readSavedDraft(key) }), [key, reading]);
  const loaded = useLoaded(load);
  if (loaded.status === 'loading') return loaded;
  return { status: 'ready', draft: loaded.status === 'ready' ? loaded.data : undefined };
}
