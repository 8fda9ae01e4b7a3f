import { usualSettings } from '../settings/CouncilSettings';
import type { SaturdayOfMonth, Weekday } from '../settings/weekdays';
import { usualOffice } from '../settings/OfficeSettings';
import { councilDay } from '../clock/councilDay';
import { addDays } from '../fields/calendarDays';
import {
  addWorkingDays,
  countWorkingDays,
  isWorkingDay,
  officeCalendar,
  type OfficeCalendar,
} from './workingDays';

const mondayToFriday: Weekday[] = [1, 2, 3, 4, 5];
const calendar = (...holidays: string[]): OfficeCalendar => ({
  openDays: mondayToFriday,
  holidays: holidays.map((day) => ({ day })),
});

describe('councilDay', () => {
  it.each([
    ['2026-06-15T00:00:00Z', '2026-06-15'],
    ['2026-06-15T18:29:59.999Z', '2026-06-15'],
    ['2026-06-15T18:30:00Z', '2026-06-16'],
    ['2026-06-15T23:59:59Z', '2026-06-16'],
    ['2026-02-28T18:30:00Z', '2026-03-01'],
    ['2028-02-28T18:30:00Z', '2028-02-29'],
    ['2026-12-31T18:29:00Z', '2026-12-31'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['2026-06-15T02:00:00-10:00', '2026-06-15'],
    ['2026-06-15T14:00:00-10:00', '2026-06-16'],
    ['2026-06-16T13:00:00+14:00', '2026-06-16'],
  ])('gives at %s the day %s, wherever the reader is', (moment, day) => {
    expect(councilDay(new Date(moment))).toBe(day);
  });
});

describe('addWorkingDays', () => {
  it.each<[what: string, from: string, count: number, OfficeCalendar, to: string]>([
    ['no day', '2026-11-23', 0, calendar(), '2026-11-23'],
    ['the next day', '2026-11-23', 1, calendar(), '2026-11-24'],
    ['a weekend', '2026-11-20', 1, calendar(), '2026-11-23'],
    ['two weekends', '2026-11-20', 7, calendar(), '2026-12-01'],
    ['a start on a Saturday', '2026-11-21', 1, calendar(), '2026-11-23'],
    ['a start on a Sunday', '2026-11-22', 5, calendar(), '2026-11-27'],
    ['a holiday', '2026-11-23', 1, calendar('2026-11-24'), '2026-11-25'],
    ['a holiday at the weekend', '2026-11-20', 1, calendar('2026-11-22'), '2026-11-23'],
    [
      'a holiday that is listed twice',
      '2026-11-23',
      1,
      calendar('2026-11-24', '2026-11-24'),
      '2026-11-25',
    ],
    [
      'a long holiday',
      '2026-11-20',
      1,
      calendar('2026-11-23', '2026-11-24', '2026-11-25'),
      '2026-11-26',
    ],
    ['a start on a holiday', '2026-08-15', 1, calendar('2026-08-15'), '2026-08-17'],
    ['the end of a month', '2026-04-29', 2, calendar(), '2026-05-01'],
    ['the end of a year', '2026-12-30', 3, calendar('2027-01-01'), '2027-01-05'],
    ['a February', '2027-02-26', 1, calendar(), '2027-03-01'],
    ['a leap day', '2028-02-28', 1, calendar(), '2028-02-29'],
    ['a leap day that is a holiday', '2028-02-28', 1, calendar('2028-02-29'), '2028-03-01'],
    ['one open day a week', '2026-11-23', 3, { openDays: [1], holidays: [] }, '2026-12-14'],
    [
      'every day of the week',
      '2026-11-20',
      7,
      { openDays: [0, 1, 2, 3, 4, 5, 6], holidays: [] },
      '2026-11-27',
    ],
    ['days back', '2026-11-23', -1, calendar(), '2026-11-20'],
    ['days back over a holiday', '2026-11-23', -2, calendar('2026-11-20'), '2026-11-18'],
    ['days back over the turn of a year', '2027-01-01', -1, calendar(), '2026-12-31'],
  ])('passes %s: from %s, %d days', (_what, from, count, days, to) => {
    expect(addWorkingDays(from, count, days)).toBe(to);
  });
});

describe('countWorkingDays', () => {
  it.each<[from: string, to: string, OfficeCalendar, count: number]>([
    ['2026-11-23', '2026-11-23', calendar(), 0],
    ['2026-11-23', '2026-11-27', calendar(), 4],
    ['2026-11-20', '2026-11-23', calendar(), 1],
    ['2026-11-21', '2026-11-22', calendar(), 0],
    ['2026-11-23', '2026-11-27', calendar('2026-11-24', '2026-11-27'), 2],
    ['2026-12-28', '2027-01-04', calendar('2027-01-01'), 4],
    ['2028-02-28', '2028-03-01', calendar(), 2],
    ['2026-11-27', '2026-11-23', calendar(), -4],
    ['2026-11-23', '2026-11-20', calendar(), -1],
    // What a record may hold.
    ['9999-12-20', '9999-12-31', calendar(), 9],
    ['0001-01-01', '2026-11-28', { openDays: [], holidays: [] }, 739_947],
  ])('counts from %s to %s', (from, to, days, count) => {
    expect(countWorkingDays(from, to, days)).toBe(count);
  });

  it('gives 0, and never -0, on the weekend after a deadline', () => {
    expect(Object.is(countWorkingDays('2026-11-22', '2026-11-20', calendar()), 0)).toBe(true);
  });

  it.each([0, 1, 7, 21, 365, -1, -7, -400])('reverses addWorkingDays of %d days', (count) => {
    const holidays = calendar('2026-12-25', '2027-01-01', '2027-01-26', '2026-08-14');
    const to = addWorkingDays('2026-11-23', count, holidays);
    expect(countWorkingDays('2026-11-23', to, holidays)).toBe(count);
  });
});

describe('closed Saturdays of the month (#44.11)', () => {
  /** Monday to Saturday. */
  const closedOn = (...closedSaturdays: SaturdayOfMonth[]): OfficeCalendar => ({
    openDays: [1, 2, 3, 4, 5, 6],
    closedSaturdays,
    holidays: [],
  });
  const secondAndFourth = closedOn(2, 4);
  const with1stHoliday = { ...secondAndFourth, holidays: [{ day: '2026-08-15' }] };
  const onMonth = (month: string, calendar: OfficeCalendar) =>
    Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter(
      (day) => day.startsWith(month) && isSaturday(day) && isWorkingDay(day, calendar),
    );
  const isSaturday = (day: string) => new Date(day).getUTCDay() === 6;

  it.each<[what: string, month: string, OfficeCalendar, open: string[]]>([
    ['a month with four Saturdays', '2026-11', secondAndFourth, ['07', '21']],
    ['a month with five', '2026-10', secondAndFourth, ['03', '17', '31']],
    ['a month that begins on a Saturday', '2026-08', secondAndFourth, ['01', '15', '29']],
    ['a month that begins on a Sunday', '2027-08', secondAndFourth, ['07', '21']],
    ['a February that begins on a Saturday', '2025-02', secondAndFourth, ['01', '15']],
    ['a leap February with five', '2048-02', secondAndFourth, ['01', '15', '29']],
    ['a year’s last month', '2026-12', secondAndFourth, ['05', '19']],
    ['the first and third closed', '2026-11', closedOn(1, 3), ['14', '28']],
    ['the fifth closed, where there is none', '2026-11', closedOn(5), ['07', '14', '21', '28']],
    ['the fifth closed, where there is one', '2026-08', closedOn(5), ['01', '08', '15', '22']],
    ['none closed', '2026-11', closedOn(), ['07', '14', '21', '28']],
    ['a holiday on an open Saturday', '2026-08', with1stHoliday, ['01', '29']],
    [
      'a closed weekday, for which the rule has no effect',
      '2026-11',
      { ...secondAndFourth, openDays: mondayToFriday },
      [],
    ],
  ])('leaves open in %s (%s)', (_what, month, days, open) => {
    expect(onMonth(month, days)).toEqual(open.map((day) => `${month}-${day}`));
  });

  it('does not close the second and fourth of another weekday', () => {
    expect(isWorkingDay('2026-11-13', secondAndFourth)).toBe(true);
    expect(isWorkingDay('2026-11-23', secondAndFourth)).toBe(true);
  });

  it.each<[what: string, from: string, count: number, OfficeCalendar, to: string]>([
    ['a closed Saturday', '2026-11-13', 1, secondAndFourth, '2026-11-16'],
    ['an open Saturday', '2026-11-20', 1, secondAndFourth, '2026-11-21'],
    ['a month', '2026-11-01', 23, secondAndFourth, '2026-11-30'],
    [
      'a closed Saturday that is a holiday too',
      '2026-11-13',
      1,
      { ...secondAndFourth, holidays: [{ day: '2026-11-14' }] },
      '2026-11-16',
    ],
    [
      'a holiday before a closed Saturday',
      '2026-11-12',
      1,
      { ...secondAndFourth, holidays: [{ day: '2026-11-13' }] },
      '2026-11-16',
    ],
    ['days back', '2026-11-16', -1, secondAndFourth, '2026-11-13'],
    ['the end of a year', '2026-12-25', 2, secondAndFourth, '2026-12-29'],
  ])('passes %s: from %s, %d days', (_what, from, count, days, to) => {
    expect(addWorkingDays(from, count, days)).toBe(to);
    expect(countWorkingDays(from, to, days)).toBe(count);
  });
});

describe('officeCalendar', () => {
  it('has the days of both settings records', () => {
    const holidays = [{ day: '2026-10-02', name: 'Gandhi Jayanti' }];
    const council = { ...usualSettings, closedSaturdays: [2, 4] satisfies SaturdayOfMonth[] };
    expect(officeCalendar(council, { ...usualOffice, holidays })).toEqual({
      openDays: mondayToFriday,
      closedSaturdays: [2, 4],
      holidays,
    });
  });
});

describe('a calendar without open days', () => {
  const everyDayOf = (year: string, days: number) =>
    Array.from({ length: days }, (_, index) => addDays(`${year}-01-01`, index));

  it.each<[what: string, OfficeCalendar, to: string]>([
    ['no day of the week', { openDays: [], holidays: [] }, '2026-11-30'],
    ['a holiday on every day of two years', calendar(...everyDayOf('2026', 730)), '2026-11-30'],
  ])('counts each day as a working day, and stops: %s', (_what, days, to) => {
    expect(addWorkingDays('2026-11-23', 7, days)).toBe(to);
    expect(countWorkingDays('2026-11-23', to, days)).toBe(7);
  });

  it('continues with the next year after a year of holidays', () => {
    const holidays = calendar(...everyDayOf('2026', 365));
    expect(addWorkingDays('2026-11-23', 1, holidays)).toBe('2027-01-01');
    expect(isWorkingDay('2026-11-23', holidays)).toBe(false);
  });

  it('never takes longer than a week for each day promised and each holiday', () => {
    const mondays = Array.from({ length: 400 }, (_, week) => addDays('2026-11-30', week * 7));
    const open = mondays.filter((_, week) => week % 52 !== 51);
    const days = { openDays: [1] as const, holidays: open.map((day) => ({ day })) };
    const latest = addDays('2026-11-23', 7 * (8 + open.length));
    expect(addWorkingDays('2026-11-23', 8, days) <= latest).toBe(true);
  });
});
