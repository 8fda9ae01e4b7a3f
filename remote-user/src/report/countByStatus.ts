import { type Application, type CitizenStatus } from 'shared-data';
import { citizenStatus } from 'shared-data/model';

const order: readonly CitizenStatus[] = [
  'pending',
  'in-review',
  'returned',
  'approved',
  'rejected',
  'other',
];

/** The number of applications of each status; statuses without applications are left out. */
export function countByStatus(
  applications: readonly Application[],
): { status: CitizenStatus; count: number }[] {
  return order
    .map((status) => ({
      status,
      count: applications.filter((each) => citizenStatus(each.status) === status).length,
    }))
    .filter(({ count }) => count > 0);
}
