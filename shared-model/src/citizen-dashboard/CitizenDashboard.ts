import type { ApplicationStatus } from '../applications/Application';
import type { CertificateStep } from '../applications/applicationSchema';
import type { ApplicationId, CitizenTaskId, IsoTime, MessageId, UserId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { Call } from './findCalls';
import type { ProjectStage, Message, CitizenTask, Project } from './citizenDashboardSchema';

/** Something that happened, derived from the records themselves. */
export type Activity = { sample?: true } & (
  | {
      kind: 'application';
      id: string;
      at: IsoTime;
      applicationId: ApplicationId;
      number: string;
      service: string;
      /** Null for the submission. */
      from: ApplicationStatus | null;
      to: ApplicationStatus;
      /** Set where a certificate was issued, revoked or replaced. */
      certificate?: CertificateStep | undefined;
    }
  | { kind: 'project'; id: string; at: IsoTime; title: string; stage: ProjectStage }
  | { kind: 'task'; id: string; at: IsoTime; title: string; dueAt: IsoTime }
  | { kind: 'message'; id: string; at: IsoTime; messageId: MessageId; title: string; from: string }
  /** An hour at the council office was booked. */
  | { kind: 'appointment'; id: string; at: IsoTime; dueAt: IsoTime }
);

/** A citizen's figures and what happened lately (spec.md §2, user dashboard). */
export interface CitizenDashboard {
  /** Projects under way. */
  activeProjects: number;
  /** Open tasks and future appointments. */
  upcomingTasks: number;
  /** Unread messages. */
  newMessages: number;
  /** The citizen's applications that are not decided. */
  pendingItems: number;
  /** The four latest, newest first. */
  activities: Activity[];
  /** What waits for the citizen: requested answers, unopened decisions, overdue applications. */
  calls: Call[];
  /** Whether the figures include sample records. */
  sample: boolean;
}

/** The citizen dashboard's part of the port. */
export interface CitizenDashboardRecords {
  watch(uid: UserId): Watch<CitizenDashboard>;
  /** Newest first. */
  watchActivities(uid: UserId): Watch<Activity[]>;
  /** Newest first. */
  watchMessages(uid: UserId): Watch<Message[]>;
  /** The earliest due first, done or not. */
  watchTasks(uid: UserId): Watch<CitizenTask[]>;
  /** Those with the latest change first. */
  watchProjects(): Watch<Project[]>;
  /** Has an effect only once: a message that is already read does not change. */
  readMessage(uid: UserId, id: MessageId): Promise<void>;
  /** Saves that the decision of an application was opened. Does nothing where there is no decision, or no new one. */
  seeDecision(uid: UserId, id: ApplicationId): Promise<void>;
  /** Does nothing where the task already has this state. */
  changeTask(uid: UserId, id: CitizenTaskId, done: boolean): Promise<void>;
}
