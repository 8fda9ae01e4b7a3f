import { limits } from '../limits/limits';
import type { Application } from '../applications/applicationSchema';
import { outcomeOf } from '../applications/statusWords';
import type { NewLogEntry } from '../log/composeEntry';
import { ApplicationChangedError, NotPermittedError, OwnApplicationError } from '../errors/errors';
import type { IsoTime, UserId } from '../kinds/kinds';
import { AssignedError, type Assignment } from './Worklist';

/** The kind of an assignment, as a code of the log. */
type AssignmentAction = 'taken' | 'handed-over' | 'given-back' | 'assigned' | 'released';

interface Assigned {
  application: Application;
  /** For the log; undefined where nothing changes. */
  entry: NewLogEntry | undefined;
}

interface Known {
  at: IsoTime;
  /** Whether somebody works here: a clerk or an admin whose account is not blocked. */
  worksHere: (uid: UserId) => boolean;
}

/**
 * The application after it was given to somebody, or back (#18.2). A clerk can take an application that nobody has, and
 * hand over or give back their own; an admin can give it to anybody. The application of a person who no longer works
 * here counts as one that nobody has.
 * @throws NotPermittedError, ApplicationChangedError where it is decided, OwnApplicationError, AssignedError
 */
export function assignTo(
  application: Application,
  { to, note, by }: Assignment,
  { at, worksHere }: Known,
): Assigned {
  const { id, number, applicant, status, assignee } = application;
  const isHere = (uid: UserId) => uid === by.uid || worksHere(uid);
  const hasLeft = assignee !== undefined && !isHere(assignee.uid);
  const holder = hasLeft ? undefined : assignee;
  if (by.role === 'user' || (note?.length ?? 0) > limits.assignmentNote) {
    throw new NotPermittedError();
  }
  if (outcomeOf(status) !== 'pending') throw new ApplicationChangedError(id);
  const isOwn = [by.uid, to?.uid].includes(applicant.uid ?? '');
  // The applicant may still take it back from somebody who has left.
  if (isOwn && !(hasLeft && to === undefined)) throw new OwnApplicationError(id);
  if (to?.uid === holder?.uid && !(hasLeft && by.role === 'admin')) {
    return { application, entry: undefined };
  }
  const takes = to?.uid === by.uid;
  if (by.role === 'staff') {
    if (holder && holder.uid !== by.uid) throw new AssignedError(holder.name);
    if (!holder && !takes) throw new NotPermittedError();
  }
  if (to && !isHere(to.uid)) throw new NotPermittedError();

  const given = to && {
    uid: to.uid,
    name: to.name,
    at,
    by: { uid: by.uid, name: by.name },
    ...(note ? { hasNote: true as const } : {}),
  };
  const action = actionOf({
    takes,
    gives: to !== undefined,
    wasOwn: holder?.uid === by.uid,
  });
  const other = takes ? undefined : (to ?? assignee)?.name;
  return {
    application: { ...application, assignee: given },
    entry: {
      by,
      kind: 'assignment',
      action,
      subject: number,
      detail: action === 'given-back' ? undefined : other,
    },
  };
}

interface Act {
  takes: boolean;
  gives: boolean;
  wasOwn: boolean;
}

function actionOf({ takes, gives, wasOwn }: Act): AssignmentAction {
  if (takes) return 'taken';
  if (gives) return wasOwn ? 'handed-over' : 'assigned';
  return wasOwn ? 'given-back' : 'released';
}

/**
 * The result of an assignment, or undefined where its application was taken, decided or removed since it was found, or
 * cannot be read: a loop over several goes on with the next one.
 */
export async function unlessGone<T>(assign: () => Promise<T>): Promise<T | undefined> {
  try {
    return await assign();
  } catch (error) {
    if (error instanceof Error && gone.has(error.name)) return undefined;
    throw error;
  }
}

const gone = new Set(['AssignedError', 'ApplicationChangedError', 'RecordNotFoundError']);
