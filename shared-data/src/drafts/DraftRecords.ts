import type { DraftDocument, DraftText, SavedDraft } from './SavedDraft';
import type { ApplicationId, DocumentId, UserId } from '../store/kinds';

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
