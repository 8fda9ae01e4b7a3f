import type {
  Activity,
  ApplicationId,
  CitizenDashboard,
  CitizenTask,
  CitizenTaskId,
  Message,
  MessageId,
  Project,
  UserId,
  Watch,
} from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** A citizen's figures and four latest activities, computed from the records. */
export function watchCitizenDashboard(uid: UserId): Watch<CitizenDashboard> {
  return watchStore((store) => store.citizenDashboard.watch(uid));
}

/** Everything that happened to a citizen's applications, tasks and messages and to the projects, newest first. */
export function watchActivities(uid: UserId): Watch<Activity[]> {
  return watchStore((store) => store.citizenDashboard.watchActivities(uid));
}

/** The council's messages to a citizen, newest first. */
export function watchMessages(uid: UserId): Watch<Message[]> {
  return watchStore((store) => store.citizenDashboard.watchMessages(uid));
}

/** A citizen's tasks, the earliest due first, done ones included. */
export function watchCitizenTasks(uid: UserId): Watch<CitizenTask[]> {
  return watchStore((store) => store.citizenDashboard.watchTasks(uid));
}

/** The council's projects, those with the latest change first. */
export function watchProjects(): Watch<Project[]> {
  return watchStore((store) => store.citizenDashboard.watchProjects());
}

/**
 * Saves when a message was first opened. It cannot be made unread.
 * @throws RecordNotFoundError, NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export async function markMessageRead(uid: UserId, id: MessageId): Promise<void> {
  const store = await openRecords();
  return store.citizenDashboard.readMessage(uid, id);
}

/**
 * Saves with a citizen's application that its decision was opened, which ends the call (`findCalls`).
 * @throws RecordNotFoundError, NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export async function markDecisionSeen(uid: UserId, id: ApplicationId): Promise<void> {
  const store = await openRecords();
  return store.citizenDashboard.seeDecision(uid, id);
}

/**
 * Ticks or unticks a task. The live store allows 20 changes of each task.
 * @throws RecordNotFoundError, NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export async function setCitizenTaskDone(
  uid: UserId,
  id: CitizenTaskId,
  done: boolean,
): Promise<void> {
  const store = await openRecords();
  return store.citizenDashboard.changeTask(uid, id, done);
}
