import { announceDraft, type DraftAnnouncement } from 'shared-area/drafts';
import {
  discardDraft,
  findDraftRevision,
  newDraftId,
  removeDraftDocument,
  replaceDraft,
  saveDraftDocument,
  saveDraftText,
  type DraftDocument,
  type DraftKey,
  type DraftRevision,
  type DraftText,
  type SavedDraft,
} from 'shared-data';
import { noteSave } from './draftSaves';

/** Milliseconds without typing after which the text is saved. */
const pause = 400;

/** Null while something is not saved yet; 'changed' if another tab has changed, sent or discarded the draft. */
export type DraftOutcome = 'kept' | 'failed' | 'changed' | null;

/** The state of the autosave. */
export interface DraftSaving {
  outcome: DraftOutcome;
  /** The name of the error, where the latest save has failed. */
  problem: string | null;
  /** Whether any save has been attempted since the form was opened. */
  isBegun: boolean;
}

export type DraftAutosave = ReturnType<typeof createDraftAutosave>;

/**
 * Saves the draft of a form automatically: one change after the other, and none after it was discarded. Saving continues
 * after a failure, since the form still holds everything. It stops when another tab has changed the draft, until the person has
 * chosen a version.
 * @param draft the draft that the form was opened with
 */
export function createDraftAutosave(
  key: DraftKey,
  draft: Pick<SavedDraft, 'id' | 'revision'> = { id: newDraftId(), revision: null },
) {
  let { id, revision } = draft;
  let queue: Promise<void> = Promise.resolve();
  let typed: Omit<DraftText, 'id'> | undefined;
  let replacing: readonly DraftDocument[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDiscarded = false;
  let isSending = false;
  let waiting = 0;
  let saving: DraftSaving = { outcome: null, problem: null, isBegun: false };
  const listeners = new Set<() => void>();
  let announcement: DraftAnnouncement | undefined;

  function notify(outcome: DraftOutcome, problem: string | null = null) {
    saving = { outcome, problem, isBegun: saving.isBegun || outcome !== null };
    for (const listener of listeners) listener();
  }

  // A failure stays visible until the next successful save, and a change in another tab until the person has chosen.
  function withdraw() {
    if (saving.outcome === 'kept') notify(null);
  }

  const isStopped = () => isDiscarded || saving.outcome === 'changed';
  /** Whether the draft may be gone because this form was sent. */
  const isBeingSent = () => isSending;

  function enqueue(keep: () => Promise<DraftRevision>) {
    waiting += 1;
    withdraw();
    queue = queue
      .then(async () => {
        if (isStopped()) return;
        revision = await keep();
        announcement?.send();
      })
      .then(
        () => {
          waiting -= 1;
          if (!isStopped()) notify(typed || waiting > 0 ? null : 'kept');
        },
        (error: unknown) => {
          waiting -= 1;
          console.error('The draft could not be kept.', error);
          const name = nameOf(error);
          notify(name === 'DraftChangedError' ? 'changed' : 'failed', name);
        },
      );
    noteSave(key, queue);
  }

  function flush() {
    clearTimeout(timer);
    const text = typed && { ...typed, id };
    const documents = replacing;
    typed = undefined;
    replacing = undefined;
    if (!text) return;
    enqueue(() =>
      documents ? replaceDraft(key, text, documents) : saveDraftText(key, text, revision),
    );
  }

  /** Looks whether another tab has changed the draft; not before this form has anything in it. */
  function look() {
    queue = queue.then(async () => {
      if (isStopped() || isBeingSent() || revision === null) return;
      try {
        if ((await findDraftRevision(key)) !== revision && !isStopped() && !isBeingSent()) {
          notify('changed');
        }
      } catch (error) {
        console.error('The draft could not be looked for.', error);
      }
    });
  }

  return {
    /** The id that the application will have. */
    id: (): string => id,

    saving: () => saving,

    /** Calls the listener when the state has changed. Returns the unsubscribe function. */
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Follows what other tabs do with the draft, until the returned function is called. */
    follow() {
      announcement = announceDraft(key, look);
      return () => {
        announcement?.end();
        announcement = undefined;
      };
    },

    saveText(text: Omit<DraftText, 'id'>) {
      isSending = false;
      typed = text;
      withdraw();
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },

    saveDocument: (document: DraftDocument) => {
      isSending = false;
      flush();
      enqueue(() => saveDraftDocument(key, id, document, revision));
    },

    /**
     * Files are being prepared; each is saved by `saveDocument` before `preparing` resolves. If the form is left and opened
     * again, it waits for them.
     */
    awaitDocuments: (preparing: Promise<void>) =>
      noteSave(
        key,
        preparing.then(() => {
          flush();
          return queue;
        }),
      ),

    removeDocument: (documentId: string) =>
      enqueue(() => removeDraftDocument(key, documentId, revision)),

    /**
     * Goes on with this form in place of what another tab has saved: the next text is saved with these documents. An
     * application gets a new id, because the other tab may have sent it under the old one.
     */
    keepThis(documents: readonly DraftDocument[]) {
      replacing = documents;
      if (id !== key) id = newDraftId();
      notify(null);
    },

    /** Saves the latest text at once, when the page is being left. */
    flush,

    /**
     * Saves the latest text at once, before the form is sent. Resolves when all saves have succeeded or failed, to whether the
     * form may be sent: not if another tab has changed it. Never rejects.
     */
    async settled(): Promise<boolean> {
      flush();
      look();
      await queue;
      isSending = saving.outcome !== 'changed';
      return isSending;
    },

    /** The form was sent, and its draft is gone. */
    sent: () => announcement?.send(),

    /** Resolves when the draft is removed, or when that failed, which is only logged. */
    async discard() {
      clearTimeout(timer);
      typed = undefined;
      isDiscarded = true;
      await queue;
      await discardDraft(key).catch((error: unknown) =>
        console.error('The draft could not be discarded.', error),
      );
      announcement?.send();
    },
  };
}

/** Errors are compared by name, since they may come from another build. */
function nameOf(error: unknown): string {
  return error instanceof Object && 'name' in error ? String(error.name) : '';
}
