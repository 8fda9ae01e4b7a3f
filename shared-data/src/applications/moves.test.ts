import type { Role } from 'shared-auth';
import { applicationStatuses, type ApplicationStatus } from './Application';
import { allowedMoves, canMove } from './moves';

/** Rows: from. Columns in the order of `applicationStatuses`. 1: allowed. */
const tables: Record<Role, Record<ApplicationStatus | 'new', string>> = {
  user: {
    new: '100000',
    pending: '000000',
    'in-review': '000000',
    returned: '100000',
    recommended: '000000',
    approved: '000000',
    rejected: '000000',
  },
  staff: {
    new: '000000',
    pending: '110000',
    'in-review': '011100',
    returned: '001000',
    recommended: '010100',
    approved: '000010',
    rejected: '000001',
  },
  admin: {
    new: '000000',
    pending: '000011',
    'in-review': '000011',
    returned: '000011',
    recommended: '000011',
    approved: '000001',
    rejected: '000010',
  },
};

const cases = (['user', 'staff', 'admin'] as const).flatMap((role) =>
  (['new', ...applicationStatuses] as const).flatMap((from) =>
    applicationStatuses.map(
      (to, column) => [role, from, to, tables[role][from][column] === '1'] as const,
    ),
  ),
);

it.each(cases)('%s may move %s to %s: %s', (role, from, to, allowed) => {
  expect(canMove(role, from === 'new' ? null : from, to)).toBe(allowed);
});

it('offers the moves that change something', () => {
  expect(allowedMoves('staff', 'in-review')).toEqual(['returned', 'recommended']);
  expect(allowedMoves('admin', 'approved')).toEqual(['rejected']);
  expect(allowedMoves('user', 'pending')).toEqual([]);
});
