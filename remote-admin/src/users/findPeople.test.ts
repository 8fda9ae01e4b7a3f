import type { Member } from 'shared-data';
import { findPeople, isAddress } from './findPeople';

const members: Member[] = [
  { uid: '1', name: 'Asha Patil', email: 'asha@example.com', role: 'user', joinedAt: null },
  { uid: '2', name: 'Meera Kulkarni', email: 'office@example.com', role: 'staff', joinedAt: null },
  { uid: '3', name: 'Usha Naik', email: 'usha@example.com', role: 'admin', joinedAt: null },
  { uid: '4', name: 'लक्ष्मी शिंदे', email: 'ls@example.com', role: 'user', joinedAt: null },
];

it.each([
  ['', undefined, ['1', '2', '3', '4']],
  ['SHA', undefined, ['1', '3']],
  ['  office ', undefined, ['2']],
  ['usha naik', undefined, ['3']],
  ['मीरा', undefined, ['2']],
  ['Mira Kulkarni', undefined, ['2']],
  ['Laxmi', undefined, ['4']],
  ['naik asha', undefined, []],
  ['', 'staff', ['2']],
  ['sha', 'admin', ['3']],
  ['nobody', undefined, []],
] as const)('finds %j within the role %j', (search, role, uids) => {
  const { found } = findPeople(members, { search, role });
  expect(found.map(({ uid }) => uid)).toEqual(uids);
});

it.each([
  ['Patil', ['Asha Patil', 'रवी पाटील'], ['Meera Patel']],
  ['पाटील', ['रवी पाटील', 'Asha Patil'], ['Meera Patel']],
  ['Patel', ['Meera Patel'], ['रवी पाटील', 'Asha Patil']],
])(
  'finds %s by the exact spelling, then by the sound, and similar names apart (#44.3)',
  (search, expected, others) => {
    const people = ['रवी पाटील', 'Asha Patil', 'Meera Patel', 'Usha Naik'].map((name): Member => ({
      uid: name,
      name,
      email: `${name.length}@example.com`,
      role: 'user',
      joinedAt: null,
    }));
    const { found, similar } = findPeople(people, { search, role: undefined });
    expect(found.map(({ name }) => name)).toEqual(expected);
    expect(similar.map(({ name }) => name)).toEqual(others);
  },
);

it.each([
  ['asha@example.com', true],
  ['asha@example', false],
  ['asha', false],
  ['asha patil@example.com', false],
  ['', false],
])('recognises whether %j is a whole address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
