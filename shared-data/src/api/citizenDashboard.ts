import { actOf, watchOf } from './forward';

/** A citizen's figures and four latest activities, computed from the records. */
export const watchCitizenDashboard = watchOf('citizenDashboard', 'watch');

/** Everything that happened to a citizen's applications, tasks and messages and to the projects, newest first. */
export const watchActivities = watchOf('citizenDashboard', 'watchActivities');

/** The council's messages to a citizen, newest first. */
export const watchMessages = watchOf('citizenDashboard', 'watchMessages');

/** A citizen's tasks, the earliest due first, done ones included. */
export const watchCitizenTasks = watchOf('citizenDashboard', 'watchTasks');

/** The council's projects, those with the latest change first. */
export const watchProjects = watchOf('citizenDashboard', 'watchProjects');

/**
 * Saves when a message was first opened. It cannot be made unread.
 * @throws RecordNotFoundError, NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export const markMessageRead = actOf('citizenDashboard', 'readMessage');

/**
 * Saves with a citizen's application that its decision was opened, which ends the call (`findCalls`).
 * @throws RecordNotFoundError, NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export const markDecisionSeen = actOf('citizenDashboard', 'seeDecision');

/**
 * Ticks or unticks a task. The live store allows 20 changes of each task.
 * @throws RecordNotFoundError, NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export const setCitizenTaskDone = actOf('citizenDashboard', 'changeTask');
