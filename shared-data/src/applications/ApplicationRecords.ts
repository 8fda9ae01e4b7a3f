import type { Watch } from '../store/Watch';
import type {
  Actor,
  Applicant,
  Application,
  ApplicationDraft,
  ApplicationStatus,
  Checks,
  OpenedAnswers,
} from './Application';
import type { FilledForm } from '../definitions/filledFormSchema';
import type { ApplicationId, DocumentId, UserId } from '../store/kinds';
import type { ApplicationOutcome } from './statusWords';

/** What became of a draft that was submitted. */
export type SubmissionResult =
  | { kind: 'sent'; application: Application }
  /**
   * It is safe in the outbox of this device and is sent when the server can be reached. `draftId` is the id that
   * the application will have: the draft's, or a new one where that stands for another text already.
   */
  | { kind: 'waiting'; draftId: ApplicationId; service: string };

export interface SubmitOptions {
  /** Called as a document is taken in: its position in the draft, and the part done from 0 to 1. */
  onProgress?: (documentIndex: number, fraction: number) => void;
}

export interface Move {
  /** The same status as before adds a note. */
  to: ApplicationStatus;
  note?: string;
  /** What a citizen adds to an application that was returned to them. */
  documents?: readonly File[];
  /**
   * What a citizen answers to a return: the whole form, in which only what was opened may differ. In `papers`, new
   * documents go on after the application's: with two there, '3' is the first of `documents`.
   */
  form?: FilledForm | undefined;
  /** With `form`, as in `ApplicationDraft`, or a certificate that is replaced; left out, it is found by the names as before. */
  names?: readonly string[] | undefined;
  /** What the citizen may change, with a return of an application that has a form; by staff. */
  opened?: OpenedAnswers | undefined;
  /**
   * All checks of the application, in place of those before; by staff, until it is decided. A move to the same
   * status saves them, without a note too.
   */
  checks?: Checks | undefined;
  by: Actor;
  /** The revision that the mover has seen. */
  revision: number;
}

/** A citizen who is signed in. */
export type SignedInApplicant = Applicant & { uid: UserId };

/** The applications' part of the port. */
export interface ApplicationRecords {
  /**
   * Keeps application, history and documents together or not at all, and removes the draft. A draft that was
   * submitted before returns what is there; another text under the same id is submitted under a new one.
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
  /** Over the latest decided applications; null where there are none. */
  watchProcessingTime(): Watch<number | null>;
}

export type ApplicationSortKey = 'date' | 'applicant' | 'service';

export interface ApplicationSort {
  by: ApplicationSortKey;
  direction: 'ascending' | 'descending';
}

export interface ApplicationPageQuery {
  /** Each word must begin a word of the applicant's name, of another name on the form, the service or the number; any case. */
  search?: string;
  /** As staff and admins see it: 'pending' is everything undecided. */
  status?: ApplicationOutcome;
  /** One exact stage, for those who work on applications: 'recommended', say. */
  stage?: ApplicationStatus;
  /** The service's exact name, any case. */
  service?: string;
  /** Newest first where left out (spec.md §4). */
  sort?: ApplicationSort;
  /** From 1. A page past the end has no rows. */
  page: number;
  pageSize: number;
}

export interface ApplicationPage {
  rows: Application[];
  /** Applications that match, on all pages together. */
  total: number;
  /** Set where only so many, the first in the order asked for, could be looked through. */
  searched?: number;
}

export interface ApplicationCounts {
  total: number;
  approved: number;
  /** Everything undecided. */
  pending: number;
  rejected: number;
  byStage: Record<ApplicationStatus, number>;
}
