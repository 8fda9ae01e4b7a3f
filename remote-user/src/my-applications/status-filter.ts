import type { CitizenStatus } from 'shared-data';

/** The statuses to choose from, in the order of an application's way. */
export const filterStatuses = [
  'pending',
  'in-review',
  'returned',
  'approved',
  'rejected',
] as const satisfies readonly CitizenStatus[];

export type StatusFilterValue = (typeof filterStatuses)[number] | '';

/** The filter that an address asks for; none where it asks for something unknown. */
export function statusFilterOf(asked: string | null): StatusFilterValue {
  return filterStatuses.find((status) => status === asked) ?? '';
}
