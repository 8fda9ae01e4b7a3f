import type { Role } from '../kinds/role';
import { applicationStatuses, type ApplicationStatus } from './Application';
import type { Actor, ApplicationEvent } from './applicationSchema';
import { outcomeOf } from './statusWords';
import type { IsoTime } from '../kinds/kinds';

type From = ApplicationStatus | 'new';
type Moves = Partial<Record<From, readonly ApplicationStatus[]>>;

/** A move to the same status adds a note. */
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
 * Whether a role may move an application from one status to another; `from` is null for an application that
 * does not exist yet. Admins decide directly from any status other than the decision itself (spec.md §4).
 */
export function canMove(
  role: Role,
  from: ApplicationStatus | null,
  to: ApplicationStatus,
): boolean {
  return moves[role][from ?? 'new']?.includes(to) ?? false;
}

/** The statuses that a role may move an application to, so that only those are offered. */
export function allowedMoves(role: Role, from: ApplicationStatus): ApplicationStatus[] {
  return applicationStatuses.filter((to) => to !== from && canMove(role, from, to));
}

/** For how long an admin can take their decision back, in minutes. */
export const takeBackMinutes = 10;

interface TakingBack {
  by: Actor;
  to: ApplicationStatus;
  /** ISO 8601; empty if the server sets the time: then the security rules check the limit. */
  at: IsoTime;
}

/**
 * Whether somebody may take a decision back: only an admin, only their own decision, while it is the latest step and
 * for `takeBackMinutes`, to the previous status of the application. Permits moves in addition to `canMove`.
 */
export function canTakeBack(
  latest: ApplicationEvent | undefined,
  { by, to, at }: TakingBack,
): boolean {
  if (!latest || outcomeOf(latest.to) === 'pending' || latest.from === latest.to) return false;
  const isOwn = by.role === 'admin' && latest.by.role === 'admin' && by.uid === latest.by.uid;
  // An empty time parses to NaN, which does not count as late.
  const isLate = Date.parse(at) - Date.parse(latest.at) > takeBackMinutes * 60_000;
  return isOwn && to === latest.from && !isLate;
}

/** Whether a role may revoke or replace the certificate in a step that leaves the application approved. */
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
