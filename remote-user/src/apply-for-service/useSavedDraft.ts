import { useCallback } from 'react';
import { findDraft, type SavedDraft } from 'shared-data';
import { emptyText, isSameText } from 'shared-data/model';
import { useLoaded } from 'shared-ui';

export type SavedDraftState =
  { status: 'loading' } | { status: 'ready'; draft: SavedDraft | undefined };

/** What the citizen filled in before. Where that cannot be read, the form begins empty. */
export function useSavedDraft(uid: string): SavedDraftState {
  const load = useCallback(() => findDraft(uid), [uid]);
  const loaded = useLoaded(load);
  if (loaded.status === 'loading') return loaded;
  const draft = loaded.status === 'ready' ? loaded.value : undefined;
  return { status: 'ready', draft: draft && hasContent(draft) ? draft : undefined };
}

function hasContent(draft: SavedDraft): boolean {
  return !isSameText(draft, emptyText) || draft.documents.length > 0;
}
