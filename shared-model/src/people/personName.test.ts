import { sessionLasts } from './ActiveSession';
import { personName } from './personName';

it.each([
  ['\u200B Asha\n Rao ', 'Asha Rao'],
  ['x'.repeat(121), 'x'.repeat(120)],
  [`${'x'.repeat(119)} Rao`, 'x'.repeat(119)],
  [' \u200B', '–'],
])('stores the name %j as %j', (name, stored) => {
  expect(personName(name)).toBe(stored);
});

it('counts a session as active for a quarter of an hour', () => {
  expect(sessionLasts).toBe(900_000);
});
