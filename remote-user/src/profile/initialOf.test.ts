import { initialOf } from './initialOf';

it.each([
  ['Asha Kulkarni', 'A'],
  ['asha', 'A'],
  ['  ravi', 'R'],
  ['', 'U'],
  ['   ', 'U'],
  ['क्षमा', 'क्ष'],
  ['🙏🏽 Asha', '🙏🏽'],
  ['éric', 'É'],
])('returns for "%s" the letter %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
