import type { ApplicationText } from '../applications/applicationText';
import type { ApplicationId, DocumentId, IsoTime } from '../store/kinds';

/** An application as far as a citizen has filled it in; each citizen has one at most. */
export interface SavedDraft extends ApplicationText {
  /** The id that the application will have. */
  id: ApplicationId;
  documents: DraftDocument[];
  updatedAt: IsoTime;
}

/** What was typed, under the id that the application will have. */
export interface DraftText extends ApplicationText {
  id: ApplicationId;
}

export interface DraftDocument {
  /** Made by the form. */
  id: DocumentId;
  file: File;
}
