import { statusFilterOf } from './statusFilter';

it.each([
  ['pending', 'pending'],
  ['undecided', 'undecided'],
  ['in-review', 'in-review'],
  ['other', ''],
  ['nonsense', ''],
  ['', ''],
  [null, ''],
])('filters for the address parameter %s by "%s"', (asked, filter) => {
  expect(statusFilterOf(asked)).toBe(filter);
});
