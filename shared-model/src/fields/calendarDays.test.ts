import { addDays, addMonths, isCalendarDay } from './calendarDays';

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-06-15', 0, '2026-06-15'],
])('counts from %s by %d days to %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-06-15', 1, '2026-07-15'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-06-30', 12, '2027-06-30'],
  ['2028-02-29', 12, '2029-02-28'],
])('counts from %s by %d months to %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['', false],
])('takes %j for a day of the calendar: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is);
});
