import type { ApplicationStatus } from '../applications/Application';

export const projectStages = ['planned', 'active', 'finished'] as const;
export type ProjectStage = (typeof projectStages)[number];

/** A work of the council that citizens can follow: a road, a well, a school roof. */
export interface Project {
  id: string;
  title: string;
  stage: ProjectStage;
  updatedAt: string;
  /** Set on sample records only; so it is below. */
  sample?: true;
}

/** Something a citizen has to do or to attend by a date. */
export interface CitizenTask {
  id: string;
  title: string;
  createdAt: string;
  dueAt: string;
  done: boolean;
  sample?: true;
}

/** A message from the council to a citizen. */
export interface Message {
  id: string;
  from: string;
  subject: string;
  text: string;
  sentAt: string;
  /** Null: it has not been opened. */
  readAt: string | null;
  sample?: true;
}

/** Something that happened, derived from the records themselves. */
export type Activity = { sample?: true } & (
  | {
      kind: 'application';
      id: string;
      at: string;
      applicationId: string;
      number: string;
      service: string;
      /** Null: this is the submission. */
      from: ApplicationStatus | null;
      to: ApplicationStatus;
    }
  | { kind: 'project'; id: string; at: string; title: string; stage: ProjectStage }
  | { kind: 'task'; id: string; at: string; title: string; dueAt: string }
  | { kind: 'message'; id: string; at: string; messageId: string; title: string; from: string }
  /** An hour at the council office was booked. */
  | { kind: 'appointment'; id: string; at: string; dueAt: string }
);

/** A citizen's figures and what happened lately (spec.md §2, user dashboard). */
export interface CitizenDashboard {
  /** Works under way. */
  activeProjects: number;
  /** Things to do that are not done, and appointments that are to come. */
  upcomingTasks: number;
  /** Messages not read. */
  newMessages: number;
  /** The citizen's applications that are not decided. */
  pendingItems: number;
  /** The four latest, newest first. */
  activities: Activity[];
  /** Whether some of what is counted are sample records. */
  sample: boolean;
}
