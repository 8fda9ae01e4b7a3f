import type { Role } from '../kinds/role';
import { applicationStatuses, type ApplicationStatus } from './Application';
import type { ApplicationEvent } from './applicationSchema';
import { allowedMoves, canChangeCertificate, canMove, canTakeBack, isTakingBack } from './moves';

/** Rows: from. Columns: to, in the order of `applicationStatuses`. 1: allowed. */
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

it.each([
  ['admin', 'approved', 'approved', true],
  ['staff', 'approved', 'approved', false],
  ['user', 'approved', 'approved', false],
  ['admin', 'rejected', 'rejected', false],
  ['admin', 'approved', 'rejected', false],
  ['admin', 'pending', 'approved', false],
] as const)(
  '%s may change the certificate with a step from %s to %s: %s (#17.6)',
  (role, from, to, allowed) => {
    expect(canChangeCertificate(role, from, to)).toBe(allowed);
  },
);

const admin = { uid: 'admin-1', name: 'Admin User', role: 'admin' } as const;
const decided: ApplicationEvent = {
  at: '2026-07-01T10:00:00.000Z',
  by: admin,
  from: 'in-review',
  to: 'approved',
};
const soon = '2026-07-01T10:09:59.000Z';

it.each<[string, ApplicationEvent | undefined, Parameters<typeof canTakeBack>[1], boolean]>([
  ['their own decision', decided, { by: admin, to: 'in-review', at: soon }, true],
  [
    'their own rejection',
    { ...decided, to: 'rejected' },
    { by: admin, to: 'in-review', at: soon },
    true,
  ],
  [
    'their own decision under a new name',
    decided,
    { by: { ...admin, name: 'New Name' }, to: 'in-review', at: soon },
    true,
  ],
  [
    'the decision of another admin',
    decided,
    { by: { ...admin, uid: 'admin-2' }, to: 'in-review', at: soon },
    false,
  ],
  [
    'their decision as staff',
    decided,
    { by: { ...admin, role: 'staff' }, to: 'in-review', at: soon },
    false,
  ],
  [
    'a decision after exactly ten minutes',
    decided,
    { by: admin, to: 'in-review', at: '2026-07-01T10:10:00.000Z' },
    true,
  ],
  [
    'their decision in another role',
    { ...decided, by: { ...admin, role: 'staff' } },
    { by: admin, to: 'in-review', at: soon },
    false,
  ],
  [
    'a decision after eleven minutes',
    decided,
    { by: admin, to: 'in-review', at: '2026-07-01T10:11:00.000Z' },
    false,
  ],
  [
    'a decision whose time the server checks',
    decided,
    { by: admin, to: 'in-review', at: '' },
    true,
  ],
  ['a decision to another status', decided, { by: admin, to: 'pending', at: soon }, false],
  [
    'a note on a decision',
    { ...decided, from: 'approved' },
    { by: admin, to: 'approved', at: soon },
    false,
  ],
  [
    'a decision that was already taken back',
    { ...decided, from: 'approved', to: 'in-review' },
    { by: admin, to: 'approved', at: soon },
    false,
  ],
  ['nothing', undefined, { by: admin, to: 'in-review', at: soon }, false],
])('decides whether an admin may take back %s: %# (#12.1)', (_what, latest, move, allowed) => {
  expect(canTakeBack(latest, move)).toBe(allowed);
});

it.each<[ApplicationStatus | null, ApplicationStatus, boolean]>([
  ['approved', 'in-review', true],
  ['rejected', 'pending', true],
  ['approved', 'rejected', false],
  ['in-review', 'pending', false],
  ['pending', 'approved', false],
  [null, 'pending', false],
])('a step from %s to %s takes a decision back: %s', (from, to, is) => {
  expect(isTakingBack({ from, to })).toBe(is);
});
