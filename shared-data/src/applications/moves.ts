import type { Role } from 'shared-auth';
import { applicationStatuses, type ApplicationStatus } from './Application';

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
