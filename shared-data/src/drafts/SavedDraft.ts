import type { ApplicationText } from '../applications/applicationText';

/** An application as far as a citizen has filled it in; each citizen has one at most. */
export interface SavedDraft extends ApplicationText {
  /** The id that the application will have. */
  id: string;
  documents: DraftDocument[];
  updatedAt: string;
}

/** What was typed, under the id that the application will have. */
export interface DraftText extends ApplicationText {
  id: string;
}

export interface DraftDocument {
  /** Made by the form. */
  id: string;
  file: File;
}
