import type { FilledForm } from '../definitions/filledFormSchema';
import type { ApplicationText } from '../applications/applicationText';
import type { AnswerKey, ApplicationId, DocumentId, IsoTime, UserId } from '../kinds/kinds';

/**
 * The key of a draft: the citizen's id for their one application, `answerKey` for the answer to a return.
 */
export type DraftKey = UserId | AnswerKey;

/** Which save a draft is from; null where there is no draft. */
export type DraftRevision = string | null;

/** An application, or the answer to a return, as far as a citizen has filled it in. */
export interface SavedDraft extends ApplicationText {
  /** The id that the application will have; for an answer, its key. */
  id: ApplicationId | AnswerKey;
  documents: DraftDocument[];
  /** `papers` names the ids of the draft's own documents, some of which may be gone. */
  form?: FilledForm | undefined;
  updatedAt: IsoTime;
  /** Changes with each save, in this tab or another. */
  revision: DraftRevision;
}

/** What was typed, under the id that the application will have, or the key of the answer. */
export interface DraftText extends ApplicationText {
  id: SavedDraft['id'];
  /** `papers` names the ids of the draft's documents. When left out, a form that was saved before is removed. */
  form?: FilledForm | undefined;
}

export interface DraftDocument {
  /** Created by the form. */
  id: DocumentId;
  file: File;
}

/** The drafts' part of the port. */
export interface DraftRecords {
  /** Undefined where there is none, or where the draft has become an application. */
  find(key: DraftKey): Promise<SavedDraft | undefined>;
  revision(key: DraftKey): Promise<DraftRevision>;
  /**
   * Each save resolves to the new revision.
   * @param after the revision that the form has seen; a save onto another one is refused. Not checked if left out.
   * @throws DraftChangedError
   */
  keepText(key: DraftKey, text: DraftText, after?: DraftRevision): Promise<DraftRevision>;
  /** Adds the document at the end of the draft's documents; replaces a draft with another id. */
  keepDocument(
    key: DraftKey,
    draftId: SavedDraft['id'],
    document: DraftDocument,
    after?: DraftRevision,
  ): Promise<DraftRevision>;
  dropDocument(
    key: DraftKey,
    documentId: DocumentId,
    after?: DraftRevision,
  ): Promise<DraftRevision>;
  /** Saves text and documents in place of whatever is saved. */
  replace(
    key: DraftKey,
    text: DraftText,
    documents: readonly DraftDocument[],
  ): Promise<DraftRevision>;
  discard(key: DraftKey): Promise<void>;
}
