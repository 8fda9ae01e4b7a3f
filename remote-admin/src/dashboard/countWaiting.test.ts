import type { AccessRequest } from 'shared-data';
import type { SigningKey } from 'shared-data/certificates';
import { countWaiting } from './countWaiting';

const now = new Date('2026-07-15T10:00:00Z');
const none = { overdue: 0, recommended: 0, unassigned: 0 };
const request: AccessRequest = {
  uid: 'u',
  name: 'Usha Naik',
  email: 'usha@example.com',
  position: 'Clerk',
  accessLevel: 'staff',
  requestedAt: '2026-01-01T10:00:00Z',
  decision: null,
};
const decided: AccessRequest = {
  ...request,
  decision: { granted: true, at: '2026-01-02', by: { uid: 'a', name: 'Admin', role: 'admin' } },
};
const key: SigningKey = {
  kid: 'k',
  x: '',
  y: '',
  device: 'Firefox',
  isHere: false,
  owner: { uid: 'a', name: 'Admin' },
  createdAt: '2026-01-01T10:00:00Z',
};
const revokedAt = (day: string) => ({ ...key, revokedAt: `${day}T10:00:00Z` });

type Sources = Parameters<typeof countWaiting>[0];

it.each<[string, Partial<Sources>, [kind: string, count: number][]]>([
  ['nothing', {}, []],
  [
    'each figure that is not nothing, overdue first',
    { figures: { overdue: 2, recommended: 0, unassigned: 1 } },
    [
      ['overdue', 2],
      ['unassigned', 1],
    ],
  ],
  ['recommended applications', { figures: { ...none, recommended: 3 } }, [['recommended', 3]]],
  ['requests that are not decided', { requests: [request, decided] }, [['requests', 1]]],
  ['no request where all are decided', { requests: [decided] }, []],
  ['a key revoked seven days ago', { keys: [key, revokedAt('2026-07-08')] }, [['keys', 1]]],
  ['no key revoked eight days ago', { keys: [revokedAt('2026-07-07')] }, []],
])('counts %s', (_what, sources, counted) => {
  const waiting = countWaiting({ figures: none, requests: [], keys: [], ...sources }, now);
  expect(waiting.map(({ kind, count }) => [kind, count])).toEqual(counted);
});

it('links each kind to the page that handles it', () => {
  const figures = { overdue: 1, recommended: 1, unassigned: 1 };
  const sources = { figures, requests: [request], keys: [revokedAt('2026-07-14')] };
  expect(countWaiting(sources, now).map(({ to }) => to)).toEqual([
    '/admin/applications?waiting=overdue',
    '/admin/applications?waiting=recommended',
    '/admin/applications?waiting=unassigned',
    '/admin/users',
    '/admin/settings#signing-keys',
  ]);
});
