import { openRecords } from '../store/openRecords';
import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { Activity, CitizenDashboard, CitizenTask, Message, Project } from './CitizenDashboard';
import type { ApplicationId, CitizenTaskId, MessageId, UserId } from '../store/kinds';

/** A citizen's figures and four latest activities, computed from the records. */
export function watchCitizenDashboard(uid: UserId): Watch<CitizenDashboard> {
  return watchStore((store) => store.citizenDashboard.watch(uid));
}

/** All that happened to a citizen's applications, tasks, messages and the works, newest first. */
export function watchActivities(uid: UserId): Watch<Activity[]> {
  return watchStore((store) => store.citizenDashboard.watchActivities(uid));
}

/** The council's messages to a citizen, newest first. */
export function watchMessages(uid: UserId): Watch<Message[]> {
  return watchStore((store) => store.citizenDashboard.watchMessages(uid));
}

/** What a citizen has to do, the earliest due first; also what is done. */
export function watchCitizenTasks(uid: UserId): Watch<CitizenTask[]> {
  return watchStore((store) => store.citizenDashboard.watchTasks(uid));
}

/** The works of the council, those with the latest change first. */
export function watchProjects(): Watch<Project[]> {
  return watchStore((store) => store.citizenDashboard.watchProjects());
}

/**
 * Keeps when a message was opened, at the first time. It cannot be made unread.
 * @throws RecordNotFoundError, NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export async function markMessageRead(uid: UserId, id: MessageId): Promise<void> {
  const store = await openRecords();
  return store.citizenDashboard.readMessage(uid, id);
}

/**
 * Keeps with a citizen's application that its decision was opened: it calls no more.
 * @throws RecordNotFoundError, NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export async function markDecisionSeen(uid: UserId, id: ApplicationId): Promise<void> {
  const store = await openRecords();
  return store.citizenDashboard.seeDecision(uid, id);
}

/**
 * Ticks a thing to do, or takes the tick off. On the live store 20 times at most for each.
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
