import type { DraftDocument, DraftText, SavedDraft } from './SavedDraft';

/** The drafts' part of the port. */
export interface DraftRecords {
  /** Nothing where there is none, or where the draft has become an application. */
  find(uid: string): Promise<SavedDraft | undefined>;
  keepText(uid: string, text: DraftText): Promise<void>;
  /** At the end of the draft's documents; a draft of another id gives way to this one. */
  keepDocument(uid: string, draftId: string, document: DraftDocument): Promise<void>;
  dropDocument(uid: string, documentId: string): Promise<void>;
  discard(uid: string): Promise<void>;
}
