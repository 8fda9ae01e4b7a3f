import { findDraft, type DraftKey, type SavedDraft } from 'shared-data';

/** What forms of this page still save, by draft. None rejects. */
const saves = new Map<DraftKey, Promise<void>>();

/** Notes a form's save, which never rejects. */
export function noteSave(key: DraftKey, save: Promise<void>): void {
  const both = Promise.all([saves.get(key), save]);
  // Without their results: each would hold those of all saves before it.
  saves.set(
    key,
    both.then(() => undefined),
  );
}

/** Reads the draft once everything is saved: a form that was just left saves for a moment longer. */
export async function readSavedDraft(key: DraftKey): Promise<SavedDraft | undefined> {
  await saves.get(key);
  return findDraft(key);
}
