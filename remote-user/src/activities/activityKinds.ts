import type { Activity } from 'shared-data';

export const activityKinds = [
  'application',
  'message',
  'task',
  'appointment',
  'project',
] as const satisfies readonly Activity['kind'][];

/** The kind that an address asks for, if it is one. */
export function kindOf(asked: string | null): Activity['kind'] | undefined {
  return activityKinds.find((kind) => kind === asked);
}
