import { statusFilterOf } from './statusFilter';

it.each([
  ['pending', 'pending'],
  ['undecided', 'undecided'],
  ['in-review', 'in-review'],
  ['other', ''],
  ['nonsense', ''],
  ['', ''],
  [null, ''],
])('an address with %s filters by "%s"', (asked, filter) => {
  expect(statusFilterOf(asked)).toBe(filter);
});
