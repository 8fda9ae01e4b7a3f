import type { ApplicationPriority, ApplicationStatus } from './Application';

/** Where an application stands for staff and admins: everything undecided is pending. */
export type ApplicationOutcome = 'pending' | 'approved' | 'rejected';

/** Where an application stands for a citizen; 'other' is a status that this version does not know. */
export type CitizenStatus =
  'pending' | 'in-review' | 'returned' | 'approved' | 'rejected' | 'other';

const citizenStatuses = new Map<string, CitizenStatus>([
  ['pending', 'pending'],
  ['in-review', 'in-review'],
  ['recommended', 'in-review'],
  ['returned', 'returned'],
  ['approved', 'approved'],
  ['rejected', 'rejected'],
]);

/** A status as a citizen's word for it, whatever its case: 'In Review' is 'in-review' (spec.md §4). */
export function citizenStatus(status: string): CitizenStatus {
  return citizenStatuses.get(status.toLowerCase().replaceAll(' ', '-')) ?? 'other';
}

/** A status as staff's word for it (spec.md §4, staff dashboard). */
export function staffStatus(status: ApplicationStatus): ApplicationOutcome {
  return outcomeOf(status);
}

/** A status as admins' word for it (spec.md §4, admin application status). */
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

/** A priority as staff's word for it: high, medium or normal (spec.md §4). */
export function staffPriority(priority: ApplicationPriority): StaffPriority {
  return staffPriorities[priority];
}

/** A priority as admins' word for it: normal, high or urgent (spec.md §4). */
export function adminPriority(priority: ApplicationPriority): ApplicationPriority {
  return priority;
}
