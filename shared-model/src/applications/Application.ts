import type { Role } from '../kinds/role';
import type { FilledForm } from '../definitions/filledFormSchema';
import type { Deadline } from './Deadline';
import type { Assignee } from './Assignee';
import type { PaymentNote } from './PaymentNote';
import type { ApplicationText } from './applicationText';
import type {
  ApplicationId,
  CertificateNumber,
  DocumentId,
  IsoTime,
  TrackingNumber,
  UserId,
} from '../kinds/kinds';

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
   * The number by which it is followed without an account (`trackingPath`): random, since consecutive numbers can be
   * guessed. Undefined if none was assigned yet, as on records from before there was tracking.
   */
  trackingNumber?: TrackingNumber | undefined;
  applicant: Applicant;
  /**
   * The tag of the language in which the citizen read the portal when they applied, and in which the council answers.
   * Undefined if it is not known, as on records from before there were languages. It never changes. (issue 20.7)
   */
  language?: string | undefined;
  status: ApplicationStatus;
  priority: ApplicationPriority;
  /** ISO 8601, UTC; so are all times below. */
  submittedAt: IsoTime;
  updatedAt: IsoTime;
  /** Increases by one with each change; a change based on an older revision is refused. */
  revision: number;
  documents: ApplicationDocument[];
  /**
   * The answers to the service's questions; with a form, `details` may be ''. Undefined if the service has no questions,
   * or if the stored form cannot be read.
   */
  form?: FilledForm | undefined;
  /** The results of staff checking answers and papers. */
  checks?: Checks | undefined;
  /** Number of the latest certificate issued for it, even if that was revoked since. */
  certificate?: CertificateNumber | undefined;
  /** By when the council has to decide; undefined if it promised no day yet, as on records from before there were deadlines. */
  deadline?: Deadline | undefined;
  /** The clerk who works on it; undefined if it is unassigned. */
  assignee?: Assignee | undefined;
  /** The payment made for it at the counter. */
  payment?: PaymentNote | undefined;
  /** The revision of the latest decision that its citizen has opened; undefined if there is none. */
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
  /** False if the address was not confirmed when the application was sent, which earlier versions allowed. */
  confirmed?: boolean;
}

/** The metadata of a document, without its content. */
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
  /** The same as `from` if only a note was added. */
  to: ApplicationStatus;
  note?: string;
  /** With a return for correction: what the citizen may change. */
  opened?: OpenedAnswers | undefined;
  /** With an answer to a return: the previous values of the changed answers and papers. */
  changed?: ChangedAnswers | undefined;
  /** Set if staff saved checks with this step. */
  checked?: true | undefined;
  /** Set if a certificate was issued, revoked or replaced; with 'replaced', the number is that of the new one. */
  certificate?: CertificateStep | undefined;
}

/** The change that a step made to a certificate. */
export interface CertificateStep {
  number: CertificateNumber;
  change: 'issued' | 'revoked' | 'replaced';
}

/** The id of a question or of a paper; unique within a service. */
export type FormPartId = string;

/** The clerk's notes on what may be changed, by the id of the question or paper; '' if there is no note. */
export type OpenedAnswers = Record<FormPartId, string>;

/**
 * The previous values of changed answers and papers, by the id of the question or paper: '' if there was none;
 * for a paper, the ids of its documents, one per line.
 */
export type ChangedAnswers = Record<FormPartId, string>;

/** Checks by the id of the question or paper. */
export type Checks = Record<FormPartId, AnswerCheck>;

/** A clerk's check of an answer or a paper; the citizen can read it. */
export interface AnswerCheck {
  /** Whether the answer agrees with the papers, or the paper is the right one. */
  agrees: boolean;
  note?: string | undefined;
}

/** The person who changed an application, and their role. */
export interface Actor {
  uid: UserId;
  name: string;
  role: Role;
}

/** The application as a citizen fills it in. */
export interface ApplicationDraft extends ApplicationText {
  /** Created by the form (`newDraftId()`), once per form: it becomes the application's id. */
  id: ApplicationId;
  /** As in `Application`. */
  language?: string | undefined;
  documents: readonly File[];
  /** `papers` refers to positions in `documents`: '1' is the first. */
  form?: FilledForm | undefined;
  /**
   * The answers that are names of persons: the application is found by their words. The form computes them, since
   * it has already loaded the definition; a store would have to fetch it for each application.
   */
  names?: readonly string[] | undefined;
}
