import type { Role } from 'shared-auth';
import {
  applicationStatuses,
  type Actor,
  type ApplicationEvent,
  type ApplicationStatus,
} from './Application';
import { outcomeOf } from './statusWords';
import type { IsoTime } from '../store/kinds';

type From = ApplicationStatus | 'new';
type Moves = Partial<Record<From, readonly ApplicationStatus[]>>;

/** Moving to the same status is adding a note. */
const moves: Record<Role, Moves> = {
  user: {
    new: ['pending'],
    returned: ['pending'],
  },
  staff: {
    pending: ['in-review', 'pending'],
    'in-review': ['returned', 'recommended', 'in-review'],
    returned: ['returned'],
    recommended: ['in-review', 'recommended'],
    approved: ['approved'],
    rejected: ['rejected'],
  },
  admin: {
    pending: ['approved', 'rejected'],
    'in-review': ['approved', 'rejected'],
    returned: ['approved', 'rejected'],
    recommended: ['approved', 'rejected'],
    approved: ['rejected'],
    rejected: ['approved'],
  },
};

/**
 * Whether a role may move an application from one status to another; `from` is null for one that
 * does not exist yet. Admins decide directly from any status except one that already is so (spec.md §4).
 */
export function canMove(
  role: Role,
  from: ApplicationStatus | null,
  to: ApplicationStatus,
): boolean {
  return moves[role][from ?? 'new']?.includes(to) ?? false;
}

/** The statuses that a role may move an application to, for offering just those. */
export function allowedMoves(role: Role, from: ApplicationStatus): ApplicationStatus[] {
  return applicationStatuses.filter((to) => to !== from && canMove(role, from, to));
}

/** For how long an admin can take their decision back, in minutes. */
export const takeBackMinutes = 10;

interface TakingBack {
  by: Actor;
  to: ApplicationStatus;
  /** ISO 8601; empty where the server sets the time, whose rules then check the limit. */
  at: IsoTime;
}

/**
 * Whether somebody may take a decision back: an admin their own, while it is the latest step and for
 * `takeBackMinutes`, to the status that the application had before. It comes on top of `canMove`.
 */
export function canTakeBack(
  latest: ApplicationEvent | undefined,
  { by, to, at }: TakingBack,
): boolean {
  if (!latest || outcomeOf(latest.to) === 'pending' || latest.from === latest.to) return false;
  const isOwn = by.role === 'admin' && latest.by.role === 'admin' && by.uid === latest.by.uid;
  // An empty time gives no number, and that is not late.
  const isLate = Date.parse(at) - Date.parse(latest.at) > takeBackMinutes * 60_000;
  return isOwn && to === latest.from && !isLate;
}

/** Whether a role may revoke or replace the certificate of an application that stays approved: a step of its own. */
export function canChangeCertificate(
  role: Role,
  from: ApplicationStatus,
  to: ApplicationStatus,
): boolean {
  return role === 'admin' && from === 'approved' && to === 'approved';
}

/** Whether a step in the history of an application took a decision back. */
export function isTakingBack({ from, to }: Pick<ApplicationEvent, 'from' | 'to'>): boolean {
  return from !== null && outcomeOf(from) !== 'pending' && outcomeOf(to) === 'pending';
}
