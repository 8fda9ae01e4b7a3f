import type { AccessRequest, CouncilActivity, Member } from 'shared-data';
import type { SigningKey } from 'shared-data/certificates';
import { findAlerts } from './findAlerts';

const now = new Date('2026-07-15T10:00:00Z');
const lately = '2026-07-14T10:00:00Z';
const longAgo = '2026-06-01T10:00:00Z';

const member = (parts: Partial<Member>): Member => ({
  uid: 'm',
  name: 'Usha Naik',
  email: 'usha@example.com',
  role: 'admin',
  joinedAt: lately,
  ...parts,
});
const request = (parts: Partial<AccessRequest>): AccessRequest => ({
  uid: 'r',
  name: 'Deepak Rane',
  email: 'deepak@example.com',
  position: 'Clerk',
  accessLevel: 'admin',
  requestedAt: lately,
  decision: null,
  ...parts,
});
const step = (parts: Partial<CouncilActivity>): CouncilActivity => ({
  applicationId: '1',
  number: '#PAN-2026-001',
  service: 'Birth Certificate',
  applicant: 'Asha Patil',
  at: lately,
  by: 'Usha Naik',
  from: 'rejected',
  to: 'approved',
  ...parts,
});
const key = (parts: Partial<SigningKey>): SigningKey => ({
  kid: 'k',
  x: '',
  y: '',
  owner: { uid: 'm', name: 'Usha Naik' },
  device: 'Chrome (Windows)',
  createdAt: lately,
  isHere: false,
  ...parts,
});
const decided = { granted: true, at: lately, by: { uid: 'a', name: 'A', role: 'admin' as const } };

const none = { members: [], requests: [], activity: [], keys: [] };

it.each([
  ['an admin who joined lately', { ...none, members: [member({})] }, ['new-admin']],
  [
    'somebody of long standing who became an admin lately (#12.11)',
    { ...none, members: [member({ joinedAt: longAgo, changedAt: lately })] },
    ['new-admin'],
  ],
  [
    'somebody of long standing who took up an invitation lately (#12.11)',
    { ...none, members: [member({ joinedAt: longAgo, invitedAt: lately })] },
    ['new-admin'],
  ],
  [
    'somebody who was invited long ago and joined lately (#12.11)',
    { ...none, members: [member({ invitedAt: longAgo })] },
    ['new-admin'],
  ],
  [
    'an admin whose role was changed long ago (#12.11)',
    { ...none, members: [member({ joinedAt: longAgo, changedAt: longAgo })] },
    [],
  ],
  ['an admin of long standing', { ...none, members: [member({ joinedAt: longAgo })] }, []],
  ['an admin who is only invited', { ...none, members: [member({ joinedAt: null })] }, []],
  ['new staff', { ...none, members: [member({ role: 'staff' })] }, []],
  ['a request for admin access', { ...none, requests: [request({})] }, ['admin-request']],
  ['a request for staff access', { ...none, requests: [request({ accessLevel: 'staff' })] }, []],
  ['a request that was decided', { ...none, requests: [request({ decision: decided })] }, []],
  ['a decision taken back', { ...none, activity: [step({})] }, ['reversed']],
  ['a first decision', { ...none, activity: [step({ from: 'recommended' })] }, []],
  ['a note on a decision', { ...none, activity: [step({ from: 'approved' })] }, []],
  ['a first decision at once', { ...none, activity: [step({ from: null })] }, []],
  ['a submission', { ...none, activity: [step({ from: null, to: 'pending' })] }, []],
  ['a key made lately (#17.3)', { ...none, keys: [key({})] }, ['new-key']],
  ['a key made long ago (#17.3)', { ...none, keys: [key({ createdAt: longAgo })] }, []],
  [
    'an old key that was revoked lately (#17.3)',
    { ...none, keys: [key({ createdAt: longAgo, revokedAt: lately })] },
    ['revoked-key'],
  ],
  [
    'a key that was revoked long ago (#17.3)',
    { ...none, keys: [key({ createdAt: longAgo, revokedAt: longAgo })] },
    [],
  ],
  ['a decision taken back long ago', { ...none, activity: [step({ at: longAgo })] }, []],
])('%s', (_, sources, kinds) => {
  expect(findAlerts(sources, now).map(({ kind }) => kind)).toEqual(kinds);
});

it('sorts the newest first', () => {
  const alerts = findAlerts(
    { ...none, members: [member({ joinedAt: '2026-07-10T10:00:00Z' })], requests: [request({})] },
    now,
  );
  expect(alerts.map(({ kind }) => kind)).toEqual(['admin-request', 'new-admin']);
});

it('contains the person and the subject of the alert', () => {
  const alerts = findAlerts(
    {
      members: [member({ joinedAt: '2026-07-13T10:00:00Z', invitedAt: longAgo })],
      requests: [request({})],
      activity: [step({ at: '2026-07-12T10:00:00Z' })],
      keys: [key({ createdAt: '2026-07-10T10:00:00Z', revokedAt: '2026-07-11T10:00:00Z' })],
    },
    now,
  );
  expect(alerts).toEqual([
    {
      kind: 'admin-request',
      id: 'request-r',
      name: 'Deepak Rane',
      email: 'deepak@example.com',
      at: lately,
    },
    {
      kind: 'new-admin',
      id: 'admin-m',
      name: 'Usha Naik',
      email: 'usha@example.com',
      at: '2026-07-13T10:00:00Z',
    },
    {
      kind: 'reversed',
      id: 'reversed-1-2026-07-12T10:00:00Z',
      by: 'Usha Naik',
      number: '#PAN-2026-001',
      at: '2026-07-12T10:00:00Z',
    },
    {
      kind: 'revoked-key',
      id: 'revoked-k',
      name: 'Usha Naik',
      device: 'Chrome (Windows)',
      at: '2026-07-11T10:00:00Z',
    },
    {
      kind: 'new-key',
      id: 'key-k',
      name: 'Usha Naik',
      device: 'Chrome (Windows)',
      at: '2026-07-10T10:00:00Z',
    },
  ]);
});

it.each([
  ['2026-07-08T10:00:00.000Z', 1],
  ['2026-07-08T09:59:59.999Z', 0],
])('looks back seven days: a request of %s gives %i alerts', (requestedAt, alerts) => {
  expect(findAlerts({ ...none, requests: [request({ requestedAt })] }, now)).toHaveLength(alerts);
});

it('sorts a new admin before an older request', () => {
  const requests = [request({ requestedAt: '2026-07-10T10:00:00Z' })];
  const alerts = findAlerts({ ...none, members: [member({})], requests }, now);
  expect(alerts.map(({ kind }) => kind)).toEqual(['new-admin', 'admin-request']);
});
