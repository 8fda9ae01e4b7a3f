import {
  discardDraft,
  removeDraftDocument,
  saveDraftDocument,
  saveDraftText,
  type DraftDocument,
  type DraftKey,
  type DraftText,
} from 'shared-data';

/** Milliseconds without a key pressed after which what was typed is kept. */
const pause = 400;

/** Null while something is not kept yet. */
export type DraftOutcome = 'kept' | 'failed' | null;

/** How keeping the draft goes. */
export interface DraftSaving {
  outcome: DraftOutcome;
  /** Whether anything has been kept since the form was opened, or should have been. */
  isBegun: boolean;
}

export type DraftAutosave = ReturnType<typeof createDraftAutosave>;

/**
 * Keeps a draft in step with its form: one change after the other, and none after it was discarded.
 * A failure stops nothing, since the form still holds everything.
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

  // A failure stays in view until something has been kept again.
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

    /** Calls back when how it goes has changed. Returns what ends that. */
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

    /** Keeps at once what was typed last: the page is being left. */
    flush,

    /** Keeps at once what was typed last. Resolves when all is kept, or could not be. Never rejects. */
    settled: () => {
      flush();
      return queue;
    },

    /** Resolves when the draft is gone; also when that failed, which is only logged. */
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
