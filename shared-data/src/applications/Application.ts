import type { Role } from 'shared-auth';
import type { FilledForm } from '../definitions/filledFormSchema';
import type { Deadline } from '../deadlines/Deadline';
import type { Assignee } from '../worklist/Assignee';
import type { PaymentNote } from '../payments/PaymentNote';
import type { ApplicationText } from './applicationText';
import type {
  ApplicationId,
  CertificateNumber,
  DocumentId,
  IsoTime,
  TrackingNumber,
  UserId,
} from '../store/kinds';

/** Every stage of an application, in the order of its way through the council. */
export const applicationStatuses = [
  'pending',
  'in-review',
  'returned',
  'recommended',
  'approved',
  'rejected',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationPriorities = ['normal', 'high', 'urgent'] as const;
export type ApplicationPriority = (typeof applicationPriorities)[number];

/** The one record of an application that citizens, staff and admins all work on. */
export interface Application extends ApplicationText {
  id: ApplicationId;
  /** Running within a year: '#PAN-2026-001'. */
  number: string;
  /**
   * What it is followed by without an account (`trackingPath`): drawn by chance, since numbers can be counted
   * through. Undefined where none was given yet, as before there was tracking.
   */
  trackingNumber?: TrackingNumber | undefined;
  applicant: Applicant;
  /**
   * The tag of the language that its citizen read the portal in when it was sent, in which they are answered. Undefined
   * where it is not known, as before there were languages. It never changes. (issue 20.7)
   */
  language?: string | undefined;
  status: ApplicationStatus;
  priority: ApplicationPriority;
  /** ISO 8601, UTC; so are all times below. */
  submittedAt: IsoTime;
  updatedAt: IsoTime;
  /** Grows by one with each change; a change that names an older one is refused. */
  revision: number;
  documents: ApplicationDocument[];
  /**
   * The answers to the service's questions; `details` may be '' beside it. Undefined where the service asks none,
   * and where what is stored cannot be read.
   */
  form?: FilledForm | undefined;
  /** What staff found of answers and papers. */
  checks?: Checks | undefined;
  /** Of the latest certificate that was issued for it, also where it was revoked since. */
  certificate?: CertificateNumber | undefined;
  /** By when it is to be decided; undefined where nothing was promised yet, as before there were deadlines. */
  deadline?: Deadline | undefined;
  /** The clerk who has it; undefined where nobody has. */
  assignee?: Assignee | undefined;
  /** What was paid for it at the counter. */
  payment?: PaymentNote | undefined;
  /** The revision of the decision that its citizen has opened last; undefined where none was. */
  decisionSeen?: number | undefined;
  /** Oldest first; the first entry is the submission. */
  history: ApplicationEvent[];
  /** Set on sample records only. */
  sample?: true;
}

export interface Applicant {
  /** The identity provider's id; null on sample records. */
  uid: UserId | null;
  name: string;
  email: string;
  /** False where the address was not confirmed when the application was sent, as was possible once. */
  confirmed?: boolean;
}

/** What is known of a document without fetching it. */
export interface ApplicationDocument {
  id: DocumentId;
  name: string;
  /** Media type, such as 'application/pdf'. */
  type: string;
  /** Bytes. */
  size: number;
}

export interface ApplicationEvent {
  at: IsoTime;
  by: Actor;
  /** Null on the submission. */
  from: ApplicationStatus | null;
  /** The same as `from` where only a note was added. */
  to: ApplicationStatus;
  note?: string;
  /** With a return for correction: what the citizen may change. */
  opened?: OpenedAnswers | undefined;
  /** With an answer to a return: what was changed, as it was before. */
  changed?: ChangedAnswers | undefined;
  /** Set where staff saved checks with this step. */
  checked?: true | undefined;
  /** Set where a certificate was issued, revoked or replaced; with 'replaced', the number is the new one's. */
  certificate?: CertificateStep | undefined;
}

/** What became of a certificate with a step. */
export interface CertificateStep {
  number: CertificateNumber;
  change: 'issued' | 'revoked' | 'replaced';
}

/** The id of a question or of a paper: within a service, no two have the same. */
export type FormPartId = string;

/** The clerk's words on what may be changed, by the id of the question or paper; '' where there are none. */
export type OpenedAnswers = Record<FormPartId, string>;

/**
 * What an answer or a paper was before it was changed, by the id of the question or paper: '' where there was none,
 * the ids of its documents, one a line, for a paper.
 */
export type ChangedAnswers = Record<FormPartId, string>;

/** By the id of the question or paper. */
export type Checks = Record<FormPartId, AnswerCheck>;

/** What a clerk found of an answer or a paper; the citizen can read it. */
export interface AnswerCheck {
  /** Whether the answer is as the papers say, or the paper is what it should be. */
  agrees: boolean;
  note?: string | undefined;
}

/** Who did something to an application, in which role. */
export interface Actor {
  uid: UserId;
  name: string;
  role: Role;
}

/** What a citizen fills in. */
export interface ApplicationDraft extends ApplicationText {
  /** Made by the form (`newDraftId()`), once per form: it becomes the application's id. */
  id: ApplicationId;
  /** As in `Application`. */
  language?: string | undefined;
  documents: readonly File[];
  /** `papers` names places in `documents`: '1' is the first. */
  form?: FilledForm | undefined;
  /**
   * The answers that are names of persons: the application is found by their words. The form computes them, since
   * it has the definition at hand; a store would have to fetch it for each application.
   */
  names?: readonly string[] | undefined;
}
