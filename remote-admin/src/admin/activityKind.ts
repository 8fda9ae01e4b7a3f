import { isTakingBack, type ApplicationEvent, type ApplicationStatus } from 'shared-data';

export type ActivityKind = ApplicationStatus | 'submitted' | 'resubmitted' | 'note' | 'taken-back';

/** What a step in the history of an application was. */
export function activityKind({ from, to }: Pick<ApplicationEvent, 'from' | 'to'>): ActivityKind {
  if (from === null) return 'submitted';
  if (from === to) return 'note';
  if (isTakingBack({ from, to })) return 'taken-back';
  if (from === 'returned' && to === 'pending') return 'resubmitted';
  return to;
}
