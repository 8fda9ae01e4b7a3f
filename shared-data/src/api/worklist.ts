import type { Application } from 'shared-model';
import { currentActor } from '../store/currentActor';
import { signedActOf, watchOf } from './forward';
import { openRecords } from './openRecords';

/** One page of a tab of the work list, found by index: good with tens of thousands. */
export const watchWorklistPage = watchOf('worklist', 'watchPage');

/** How many applications each tab of somebody's work list has. */
export const watchWorklistCounts = watchOf('worklist', 'watchCounts');

/** The figures of what needs an admin. @param today as `councilDay` gives it */
export const watchOfficeFigures = watchOf('worklist', 'watchFigures');

/**
 * The note with which an application was handed to its assignee (`Assignee.hasNote`); null where there is none. Ends with
 * NotPermittedError for citizens.
 */
export const watchHandOverNote = watchOf('worklist', 'watchNote');

/** Who works here, by name. */
export const watchColleagues = watchOf('worklist', 'watchColleagues');

/**
 * Returns to the work list the applications of people who no longer work here, in case `changeRole` was interrupted
 * before it did so.
 * @throws NotPermittedError, OfflineError, SignedOutError
 */
export async function releaseLeavers(): Promise<void> {
  const by = currentActor();
  const store = await openRecords();
  return store.worklist.releaseLeavers(by);
}

/**
 * Gives the signed-in person the application that is due first, of those to do that nobody has and that are not
 * their own. Two people who ask at once get different ones.
 * @param service only of the service of this exact name
 * @returns undefined where there is none
 * @throws NotPermittedError, OfflineError, SignedOutError
 */
export async function takeNextApplication(service?: string): Promise<Application | undefined> {
  const by = currentActor();
  const store = await openRecords();
  return store.worklist.takeNext(by, service);
}

/**
 * Gives an application to somebody (or to oneself), or back where `to` is undefined.
 * @throws OwnApplicationError, AssignedError, RecordNotFoundError, NotPermittedError, OfflineError, SignedOutError
 */
export const assignApplication = signedActOf('worklist', 'assign');
