import type { FilledForm } from '../definitions/filledFormSchema';
import type { ApplicationText } from '../applications/applicationText';
import type { ApplicationId, DocumentId, IsoTime, UserId } from '../store/kinds';

/** An application as far as a citizen has filled it in; each citizen has one at most. */
export interface SavedDraft extends ApplicationText {
  /** The id that the application will have. */
  id: ApplicationId;
  documents: DraftDocument[];
  /** `papers` names the ids of the draft's own documents, some of which may be gone. */
  form?: FilledForm | undefined;
  updatedAt: IsoTime;
}

/** What was typed, under the id that the application will have. */
export interface DraftText extends ApplicationText {
  id: ApplicationId;
  /** `papers` names the ids of the draft's documents. Left out, a form that was kept before goes. */
  form?: FilledForm | undefined;
}

export interface DraftDocument {
  /** Made by the form. */
  id: DocumentId;
  file: File;
}

/** The drafts' part of the port. */
export interface DraftRecords {
  /** Nothing where there is none, or where the draft has become an application. */
  find(uid: UserId): Promise<SavedDraft | undefined>;
  keepText(uid: UserId, text: DraftText): Promise<void>;
  /** At the end of the draft's documents; a draft of another id gives way to this one. */
  keepDocument(uid: UserId, draftId: ApplicationId, document: DraftDocument): Promise<void>;
  dropDocument(uid: UserId, documentId: DocumentId): Promise<void>;
  discard(uid: UserId): Promise<void>;
}
