import type { ApplicationDraft } from '../applications/Application';

/** An application as far as a citizen has filled it in; each citizen has one at most. */
export interface SavedDraft extends Pick<ApplicationDraft, 'id' | 'service' | 'details'> {
  documents: DraftDocument[];
  updatedAt: string;
}

/** What was typed, under the id that the application will have. */
export type DraftText = Pick<ApplicationDraft, 'id' | 'service' | 'details'>;

export interface DraftDocument {
  /** Made by the form. */
  id: string;
  file: File;
}
