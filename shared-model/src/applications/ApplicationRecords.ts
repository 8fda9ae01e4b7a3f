import type { Watch } from '../kinds/Watch';
import type { Actor, Applicant, Application, Checks, OpenedAnswers } from './applicationSchema';
import type { ApplicationDraft, ApplicationStatus } from './Application';
import type { FilledForm } from '../definitions/filledFormSchema';
import type { ApplicationId, DocumentId, UserId } from '../kinds/kinds';
import type { ApplicationOutcome } from './statusWords';

/** The result of submitting a draft. */
export type SubmissionResult =
  | { kind: 'sent'; application: Application }
  /**
   * It is saved in the outbox of this device and is sent when the server can be reached. `draftId` is the id that
   * the application will have: the draft's, or a new one if that id already belongs to another text.
   */
  | { kind: 'waiting'; draftId: ApplicationId; service: string };

export interface SubmitOptions {
  /** Called while a document is read: its position in the draft, and the progress from 0 to 1. */
  onProgress?: (documentIndex: number, fraction: number) => void;
}

export interface Move {
  /** The current status adds a note. */
  to: ApplicationStatus;
  note?: string;
  /** Documents that a citizen adds to a returned application. */
  documents?: readonly File[];
  /**
   * A citizen's answer to a return: the whole form, in which only opened answers and papers may differ. In `papers`, new
   * documents are numbered after the existing ones: if there are two, '3' is the first of `documents`.
   */
  form?: FilledForm | undefined;
  /** With `form`, as in `ApplicationDraft`, or with a replaced certificate; by default the indexed names do not change. */
  names?: readonly string[] | undefined;
  /** With a return by staff of an application that has a form: what the citizen may change. */
  opened?: OpenedAnswers | undefined;
  /**
   * All checks of the application, which replace the previous ones; by staff, until it is decided. A move to the same
   * status saves them, even without a note.
   */
  checks?: Checks | undefined;
  by: Actor;
  /** The revision that the mover has seen. */
  revision: number;
}

/** A citizen who is signed in. */
export type SignedInApplicant = Applicant & { uid: UserId };

/** The applications' part of the store (`RecordStore`). */
export interface ApplicationRecords {
  /**
   * Stores application, history and documents together or not at all, and removes the draft. For a draft that was
   * submitted before it returns the existing result; another text under the same id is submitted under a new id.
   */
  submit(
    draft: ApplicationDraft,
    applicant: SignedInApplicant,
    options?: SubmitOptions,
  ): Promise<SubmissionResult>;
  move(id: ApplicationId, move: Move): Promise<Application>;
  getDocument(applicationId: ApplicationId, documentId: DocumentId): Promise<Blob>;
  watchMine(uid: UserId): Watch<Application[]>;
  watchOne(id: ApplicationId): Watch<Application>;
  watchPage(query: ApplicationPageQuery): Watch<ApplicationPage>;
  watchCounts(): Watch<ApplicationCounts>;
  /** Over the latest decided applications; null if there are none. */
  watchProcessingTime(): Watch<number | null>;
}

export type ApplicationSortKey = 'date' | 'applicant' | 'service';

export interface ApplicationSort {
  by: ApplicationSortKey;
  direction: 'ascending' | 'descending';
}

export interface ApplicationPageQuery {
  /**
   * Each word must be a prefix of a word of the applicant's name, a name on the form, the service or the number, as it is
   * typed or as it sounds; any case, in Devanagari or in Latin. What has the words as they are typed comes first.
   */
  search?: string;
  /** A search keeps the order of the list and offers no similar names: for a file of everything that is found. */
  inOrder?: boolean;
  /** As staff and admins see it: 'pending' is everything undecided. */
  status?: ApplicationOutcome;
  /** One exact stage, such as 'recommended', for staff and admins. */
  stage?: ApplicationStatus;
  /** The service's exact name, any case. */
  service?: string;
  /** Default: newest first (spec.md §4). */
  sort?: ApplicationSort;
  /** From 1. A page past the end has no rows. */
  page: number;
  pageSize: number;
}

export interface ApplicationPage {
  rows: Application[];
  /** Applications that match, on all pages together. */
  total: number;
  /** Set if only this many applications, the first in the requested order, were searched. */
  searched?: number;
  /** On the last page of a search: what has only a name similar to the searched one. Must be shown as such. */
  similar?: Application[];
}

export interface ApplicationCounts {
  total: number;
  approved: number;
  /** Everything undecided. */
  pending: number;
  rejected: number;
  byStage: Record<ApplicationStatus, number>;
}
