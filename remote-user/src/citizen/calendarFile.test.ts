import { calendarFile } from './calendarFile';

const entry = {
  id: 'meeting-1',
  start: new Date('2026-11-23T04:30:00Z'),
  length: 60,
  title: 'Meeting at the village council',
  place: 'Office, Main Road',
  notes: '',
};
const now = new Date('2026-11-20T06:00:00.123Z');
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('contains start, length and place', () => {
  expect(unfolded(calendarFile(entry, now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Village Council Portal//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:meeting-1@village-council-portal',
    'DTSTAMP:20261120T060000Z',
    'DTSTART:20261123T043000Z',
    'DTEND:20261123T053000Z',
    'SUMMARY:Meeting at the village council',
    'LOCATION:Office\\, Main Road',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  ['a;b,c\\d', 'a\\;b\\,c\\\\d'],
  ['one\ntwo\r\nthree', 'one\\ntwo\\nthree'],
  ['one\u2028two\u0085three\u000Cfour', 'one\\ntwo\\nthree\\nfour'],
  ['one\u0000two\u202Ethree', 'onetwothree'],
  ['END:VEVENT\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM'],
])('keeps %j on its line (#12.15)', (notes, escaped) => {
  expect(unfolded(calendarFile({ ...entry, notes }, now))).toContain(`DESCRIPTION:${escaped}`);
});

it('folds long lines to 75 bytes, never within a character', () => {
  const notes = 'जमीन🙏'.repeat(40);
  const file = calendarFile({ ...entry, notes }, now);
  const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`DESCRIPTION:${notes}`);
});

it.each([
  ['2026-12-04', '20261204', '20261205'],
  ['2026-12-31', '20261231', '20270101'],
])('creates an all-day entry for %s, in every time zone (#19.3)', (day, start, end) => {
  const { id, title } = entry;
  const lines = unfolded(calendarFile({ id, title, day, notes: '' }, now));
  expect(lines).toContain(`DTSTART;VALUE=DATE:${start}`);
  expect(lines).toContain(`DTEND;VALUE=DATE:${end}`);
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
});
