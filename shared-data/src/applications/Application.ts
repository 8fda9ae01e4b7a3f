import type { Role } from 'shared-auth';
import type { ApplicationText } from './applicationText';
import type { ApplicationId, DocumentId, IsoTime, UserId } from '../store/kinds';

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
  applicant: Applicant;
  status: ApplicationStatus;
  priority: ApplicationPriority;
  /** ISO 8601, UTC; so are all times below. */
  submittedAt: IsoTime;
  updatedAt: IsoTime;
  /** Grows by one with each change; a change that names an older one is refused. */
  revision: number;
  documents: ApplicationDocument[];
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
  documents: readonly File[];
}
