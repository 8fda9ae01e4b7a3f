import type { Weekday } from 'shared-data';
import { dueDay } from './dueDay';

const weekdays: Weekday[] = [1, 2, 3, 4, 5];
// A Friday.
const friday = new Date(2026, 10, 20, 17, 30);

it.each<[string, number, Weekday[], [number, number, number]]>([
  ['the next working day after a weekend', 1, weekdays, [2026, 10, 23]],
  ['15 working days', 15, weekdays, [2026, 11, 11]],
  ['days of an office that opens on Saturday', 1, [1, 2, 3, 4, 5, 6], [2026, 10, 21]],
  ['weeks of an office that opens once a week', 2, [3], [2026, 11, 2]],
])('counts %s (#16.5)', (_what, days, open, [year, month, date]) => {
  expect(dueDay(friday, days, open)?.toDateString()).toBe(
    new Date(year, month, date).toDateString(),
  );
});

it('knows no day where the office never opens (#16.5)', () => {
  expect(dueDay(friday, 15, [])).toBeUndefined();
});
