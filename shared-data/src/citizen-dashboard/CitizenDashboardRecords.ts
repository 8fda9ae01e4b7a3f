import type { Watch } from '../store/Watch';
import type { Activity, CitizenDashboard, CitizenTask, Message, Project } from './CitizenDashboard';

/** The citizen dashboard's part of the port. */
export interface CitizenDashboardRecords {
  watch(uid: string): Watch<CitizenDashboard>;
  /** Newest first. */
  watchActivities(uid: string): Watch<Activity[]>;
  /** Newest first. */
  watchMessages(uid: string): Watch<Message[]>;
  /** The earliest due first, done or not. */
  watchTasks(uid: string): Watch<CitizenTask[]>;
  /** Those with the latest change first. */
  watchProjects(): Watch<Project[]>;
  /** Once: a message that has been read stays as it is. */
  readMessage(uid: string, id: string): Promise<void>;
  /** Nothing where it is as asked for already. */
  changeTask(uid: string, id: string, done: boolean): Promise<void>;
}
