import { foldName, sharedNames } from './sharedNames';

const people = [
  { name: 'Asha Patil', email: 'asha@example.com' },
  { name: ' asha  PATIL', email: 'other@example.com' },
  { name: 'Usha Naik', email: 'usha@example.com' },
  { name: 'Usha Naik', email: 'Usha@example.com' },
];

it.each([
  ['Asha Patil', true],
  ['ASHA PATIL', true],
  ['Usha Naik', false],
  ['Nobody', false],
])('%j is the name of several people: %p (#12.11)', (name, expected) => {
  expect(sharedNames(people)(name)).toBe(expected);
});

it('compares names without regard to case, width and blanks', () => {
  expect(foldName(' Ａsha \n PATIL ')).toBe('asha patil');
});
