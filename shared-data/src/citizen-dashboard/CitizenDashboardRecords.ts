import type { Watch } from '../store/Watch';
import type { Activity, CitizenDashboard, CitizenTask, Message, Project } from './CitizenDashboard';
import type { CitizenTaskId, MessageId, UserId } from '../store/kinds';

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
  /** Once: a message that has been read stays as it is. */
  readMessage(uid: UserId, id: MessageId): Promise<void>;
  /** Nothing where it is as asked for already. */
  changeTask(uid: UserId, id: CitizenTaskId, done: boolean): Promise<void>;
}
