import { flagsFor, isRole, roles } from './role';

it('lists the roles of the portal', () => {
  expect(roles).toEqual(['user', 'staff', 'admin']);
});

it.each([
  ['user', { user: true, staff: false, admin: false }],
  ['staff', { user: false, staff: true, admin: false }],
  ['admin', { user: false, staff: false, admin: true }],
  [undefined, { user: false, staff: false, admin: false }],
] as const)('sets for a session as %s its flag only', (role, flags) => {
  expect(flagsFor(role)).toEqual(flags);
});

it('recognises the names of roles, and nothing else', () => {
  expect(roles.every(isRole)).toBe(true);
  expect(['', 'merchant', 'User', undefined, 7].some(isRole)).toBe(false);
});
