import { citizenStatus } from 'shared-data';
import { statusTone } from './statusTone';

it.each([
  ['Approved', 'good'],
  ['approved', 'good'],
  ['PENDING', 'warn'],
  ['Rejected', 'bad'],
  ['In Review', 'info'],
  ['in-review', 'info'],
  ['returned', 'neutral'],
  ['anything else', 'neutral'],
])('%s is shown as %s (spec.md §4)', (status, tone) => {
  expect(statusTone(citizenStatus(status))).toBe(tone);
});
