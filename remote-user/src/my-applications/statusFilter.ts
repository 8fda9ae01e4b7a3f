import { type Application, type CitizenStatus } from 'shared-data';
import { citizenStatus, outcomeOf } from 'shared-data/model';

/** The statuses of the filter, in the order of an application's progress. */
const filterStatuses = [
  'pending',
  'in-review',
  'returned',
  'approved',
  'rejected',
] as const satisfies readonly CitizenStatus[];

/** 'undecided': every status without a decision, as the dashboard's 'Pending Items' counts them. */
export const filterValues = ['undecided', ...filterStatuses] as const;

export type StatusFilterValue = (typeof filterValues)[number] | '';

/** The filter from an address; undefined for an unknown one. */
export function statusFilterOf(asked: string | null): StatusFilterValue {
  return filterValues.find((status) => status === asked) ?? '';
}

export function passesFilter({ status }: Application, filter: StatusFilterValue): boolean {
  if (filter === '') return true;
  if (filter === 'undecided') return outcomeOf(status) === 'pending';
  return citizenStatus(status) === filter;
}
