import type { Role } from '../kinds/role';
import type { AccessRequest } from './accessRequestSchema';
import { accessFor, mayAsk } from './accessFor';
import type { Member } from './memberSchema';

const asked = {
  position: 'Clerk',
  accessLevel: 'staff',
  requestedAt: '2026-01-02T00:00:00.000Z',
} as const;
const at = '2026-01-05T00:00:00.000Z';

function member(role: Role): Member {
  return { uid: 'u', name: 'Zoya', email: 'z@example.com', role, joinedAt: at };
}

function blocked(role: Role): Member {
  return { ...member(role), blockedAt: at };
}

function request(granted?: boolean): AccessRequest {
  const by = { uid: 'a', name: 'Usha', role: 'admin' } as const;
  const decision = granted === undefined ? null : { granted, at, by };
  return { uid: 'u', name: 'Zoya', email: 'z@example.com', ...asked, decision };
}

it.each([
  ['nobody the council knows', 'staff', undefined, undefined, true, { access: 'none' }],
  ['a citizen', 'user', member('user'), undefined, false, { access: 'granted' }],
  ['a citizen', 'staff', member('user'), undefined, true, { access: 'none' }],
  ['staff', 'user', member('staff'), undefined, true, { access: 'granted', role: 'staff' }],
  ['staff', 'staff', member('staff'), undefined, true, { access: 'granted' }],
  ['staff, not confirmed', 'staff', member('staff'), undefined, false, { access: 'unconfirmed' }],
  ['staff', 'admin', member('staff'), undefined, true, { access: 'none', role: 'staff' }],
  ['an admin', 'staff', member('admin'), undefined, true, { access: 'none', role: 'admin' }],
  ['who asked', 'staff', member('user'), request(), true, { access: 'waiting', asked }],
  [
    'who asked, not confirmed',
    'staff',
    member('user'),
    request(),
    false,
    { access: 'waiting', asked },
  ],
  ['who asked for staff', 'admin', member('user'), request(), true, { access: 'waiting', asked }],
  [
    'who was refused',
    'staff',
    member('user'),
    request(false),
    true,
    { access: 'refused', asked, refusedAt: at },
  ],
  [
    'who was refused, and hired',
    'staff',
    member('staff'),
    request(false),
    true,
    { access: 'granted', asked },
  ],
  ['who was granted', 'staff', member('staff'), request(true), true, { access: 'granted', asked }],
  [
    'whose access has ended',
    'staff',
    member('user'),
    request(true),
    true,
    { access: 'none', asked },
  ],
  ['a citizen, blocked (#12.9)', 'user', blocked('user'), undefined, true, { access: 'blocked' }],
  ['staff, blocked (#12.9)', 'staff', blocked('staff'), undefined, true, { access: 'blocked' }],
  [
    'staff, blocked, in another area (#12.9)',
    'user',
    blocked('staff'),
    request(true),
    true,
    { access: 'blocked', role: 'staff', asked },
  ],
] as const)('%s, in the area of %s', (_, role, known, filed, confirmed, answer) => {
  expect(accessFor(role, { confirmed, member: known, request: filed })).toEqual({
    confirmed,
    ...answer,
  });
});

describe('mayAsk', () => {
  const refused = Date.parse(at);
  const day = 24 * 3_600_000;

  it.each([
    ['for the first time', undefined, refused, true],
    ['while a request waits', request(), refused + 2 * day, false],
    ['after a request was granted', request(true), refused + 2 * day, false],
    ['a day after a refusal', request(false), refused + day, false],
    ['later than a day after a refusal', request(false), refused + day + 1, true],
  ])('somebody asks %s', (_what, filed, now, may) => {
    expect(mayAsk(filed, new Date(now))).toBe(may);
  });
});
