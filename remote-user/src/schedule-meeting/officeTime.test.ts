import { usualSettings } from 'shared-data/model';
import { formatOfficeTime, officeMoment, visitingDays, visitingHours } from './officeTime';

it('interprets an hour in the time zone of the office', () => {
  expect(officeMoment('2026-11-23', 10).toISOString()).toBe('2026-11-23T04:30:00.000Z');
  expect(formatOfficeTime('2026-11-23T04:30:00.000Z')).toMatch(/Monday.*23 November 2026.*10:00/);
});

it('offers the open days of the office from tomorrow, for 60 days', () => {
  const days = visitingDays(usualSettings, new Date('2026-11-20T06:00:00Z'));
  expect(days.slice(0, 3)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  expect(days.at(-1)).toBe('2027-01-19');
});

it('leaves out the closed Saturdays of the month (#44.11)', () => {
  const days = visitingDays(
    { openDays: [1, 2, 3, 4, 5, 6], closedSaturdays: [2, 4] },
    new Date('2026-11-26T06:00:00Z'),
  );
  expect(days.slice(0, 3)).toEqual(['2026-11-27', '2026-11-30', '2026-12-01']);
  expect(days.filter((day) => new Date(day).getUTCDay() === 6)).toEqual([
    ...['2026-12-05', '2026-12-19', '2027-01-02', '2027-01-16'],
  ]);
});

it('uses the day of the council: at 1 am there, UTC is still on the previous day', () => {
  const [first] = visitingDays(
    { openDays: [0, 1, 2, 3, 4, 5, 6] },
    new Date('2026-11-19T19:30:00Z'),
  );
  expect(first).toBe('2026-11-21');
});

it.each([
  ['10:00', '17:00', [10, 11, 12, 13, 14, 15, 16]],
  ['09:30', '12:30', [10, 11]],
  ['10:00', '10:30', []],
  ['17:00', '10:00', []],
])('offers the full hours from %s to %s', (opensAt, closesAt, hours) => {
  expect(visitingHours({ opensAt, closesAt })).toEqual(hours);
});
