import type { ApplicationPriority, ApplicationStatus } from './Application';

/** The status of an application as staff and admins see it: everything undecided is pending. */
export type ApplicationOutcome = 'pending' | 'approved' | 'rejected';

/** The status of an application as a citizen sees it; 'other' is a status that this version does not know. */
export type CitizenStatus =
  | 'pending'
  | 'in-review'
  | 'returned'
  | 'approved'
  | 'rejected'
  | 'other';

const citizenStatuses = new Map<string, CitizenStatus>([
  ['pending', 'pending'],
  ['in-review', 'in-review'],
  ['recommended', 'in-review'],
  ['returned', 'returned'],
  ['approved', 'approved'],
  ['rejected', 'rejected'],
]);

/** A status as citizens see it, in any case: 'In Review' is 'in-review' (spec.md §4). */
export function citizenStatus(status: string): CitizenStatus {
  return citizenStatuses.get(status.toLowerCase().replaceAll(' ', '-')) ?? 'other';
}

/** A status as staff see it (spec.md §4, staff dashboard). */
export function staffStatus(status: ApplicationStatus): ApplicationOutcome {
  return outcomeOf(status);
}

/** A status as admins see it (spec.md §4, admin application status). */
export function adminStatus(status: ApplicationStatus): ApplicationOutcome {
  return outcomeOf(status);
}

/** Whether an application has been decided, and how. */
export function outcomeOf(status: ApplicationStatus): ApplicationOutcome {
  return status === 'approved' || status === 'rejected' ? status : 'pending';
}

export type StaffPriority = 'normal' | 'medium' | 'high';

const staffPriorities: Record<ApplicationPriority, StaffPriority> = {
  normal: 'normal',
  high: 'medium',
  urgent: 'high',
};

/** A priority as staff see it: high, medium or normal (spec.md §4). */
export function staffPriority(priority: ApplicationPriority): StaffPriority {
  return staffPriorities[priority];
}

/** A priority as admins see it: normal, high or urgent (spec.md §4). */
export function adminPriority(priority: ApplicationPriority): ApplicationPriority {
  return priority;
}
