import { isColleague, isLeaver } from './isColleague';
import type { Member } from './memberSchema';

const at = '2026-07-01T10:00:00.000Z';
const clerk: Member = {
  uid: 'meera',
  name: 'Meera',
  email: 'meera@example.com',
  role: 'staff',
  joinedAt: at,
};

it.each<[string, Member, colleague: boolean, leaver: boolean]>([
  ['a clerk', clerk, true, false],
  ['an admin', { ...clerk, role: 'admin' }, true, false],
  ['a clerk whose role was changed', { ...clerk, changedAt: at }, true, false],
  ['a citizen', { ...clerk, role: 'user' }, false, false],
  ['a citizen who was a clerk', { ...clerk, role: 'user', changedAt: at }, false, true],
  ['an invited clerk', { ...clerk, joinedAt: null }, false, false],
  ['a blocked clerk', { ...clerk, blockedAt: at }, false, true],
])('%s works here: %s, has left: %s', (_who, member, colleague, leaver) => {
  expect(isColleague(member)).toBe(colleague);
  expect(isLeaver(member)).toBe(leaver);
});

it('takes nobody for a colleague', () => {
  expect(isColleague(undefined)).toBe(false);
});
