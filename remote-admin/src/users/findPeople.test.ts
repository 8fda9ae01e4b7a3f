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
  expect(findPeople(members, { search, role }).map(({ uid }) => uid)).toEqual(uids);
});

it.each([
  ['asha@example.com', true],
  ['asha@example', false],
  ['asha', false],
  ['asha patil@example.com', false],
  ['', false],
])('recognises whether %j is a whole address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
