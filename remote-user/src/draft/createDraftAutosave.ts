import {
  discardDraft,
  removeDraftDocument,
  saveDraftDocument,
  saveDraftText,
  type DraftDocument,
  type DraftKey,
  type DraftText,
} from 'shared-data';

/** Milliseconds without typing after which the text is saved. */
const pause = 400;

/** Null while something is not saved yet. */
export type DraftOutcome = 'kept' | 'failed' | null;

/** The state of the autosave. */
export interface DraftSaving {
  outcome: DraftOutcome;
  /** Whether any save has been attempted since the form was opened. */
  isBegun: boolean;
}

export type DraftAutosave = ReturnType<typeof createDraftAutosave>;

/**
 * Saves the draft of a form automatically: one change after the other, and none after it was discarded. Saving continues
 * after a failure, since the form still holds everything.
 */
export function createDraftAutosave(key: DraftKey, draftId: string) {
  let queue = Promise.resolve();
  let typed: DraftText | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDiscarded = false;
  let waiting = 0;
  let saving: DraftSaving = { outcome: null, isBegun: false };
  const listeners = new Set<() => void>();

  function notify(outcome: DraftOutcome) {
    saving = { outcome, isBegun: saving.isBegun || outcome !== null };
    for (const listener of listeners) listener();
  }

  // A failure stays visible until the next successful save.
  function withdraw() {
    if (saving.outcome === 'kept') notify(null);
  }

  function enqueue(keep: () => Promise<void>) {
    waiting += 1;
    withdraw();
    queue = queue
      .then(() => (isDiscarded ? undefined : keep()))
      .then(
        () => {
          waiting -= 1;
          notify(typed || waiting > 0 ? null : 'kept');
        },
        (error: unknown) => {
          waiting -= 1;
          console.error('The draft could not be kept.', error);
          notify('failed');
        },
      );
  }

  function flush() {
    clearTimeout(timer);
    const text = typed;
    typed = undefined;
    if (text) enqueue(() => saveDraftText(key, text));
  }

  return {
    saving: () => saving,

    /** Calls the listener when the state has changed. Returns the unsubscribe function. */
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    saveText(text: Omit<DraftText, 'id'>) {
      typed = { ...text, id: draftId };
      withdraw();
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },

    saveDocument: (document: DraftDocument) => {
      flush();
      enqueue(() => saveDraftDocument(key, draftId, document));
    },

    removeDocument: (id: string) => enqueue(() => removeDraftDocument(key, id)),

    /** Saves the latest text at once, when the page is being left. */
    flush,

    /** Saves the latest text at once. Resolves when all saves have succeeded or failed. Never rejects. */
    settled: () => {
      flush();
      return queue;
    },

    /** Resolves when the draft is removed, or when that failed, which is only logged. */
    async discard() {
      clearTimeout(timer);
      typed = undefined;
      isDiscarded = true;
      await queue;
      await discardDraft(key).catch((error: unknown) =>
        console.error('The draft could not be discarded.', error),
      );
    },
  };
}
