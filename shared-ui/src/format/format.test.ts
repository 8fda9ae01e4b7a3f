import { activateLanguage, registerCatalogue } from 'shared-platform';
import { languages } from '../language/languages';
import { formatDate, formatDateTime, formatDay, formatFileSize, formatMoney } from './format';
import { formatRelativeTime, untilNextChange } from './formatRelativeTime';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

afterEach(() => activateLanguage('en'));

// These tests run in UTC, where it is still the day before.
it('writes a moment on the council’s calendar and clock, wherever the reader is (#44.14)', () => {
  const afterMidnight = Date.parse('2026-11-27T18:35:00Z');
  expect(formatDate(afterMidnight)).toBe('28 Nov 2026');
  expect(formatDateTime(afterMidnight)).toMatch(/^28 Nov 2026, 12:05\sam$/);
});

it('writes a calendar day as it is (#44.14)', () => {
  expect(formatDay('2026-11-28')).toBe('28 Nov 2026');
});

it.each([
  [1, '1 byte'],
  [900, '900 bytes'],
  [482_000, '471 kB'],
  [5 * 1024 * 1024, '5 MB'],
  [7_654_321, '7.3 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it.each([
  [45_000, undefined, '₹45,000'],
  [1_234_567.5, undefined, '₹12,34,567.50'],
  [4_200, 'USD', '$4,200'],
])('writes %d as %s %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

it.each(languages.map(({ tag }) => tag))('groups money by lakhs in %s (#20)', async (language) => {
  registerCatalogue('format', {}, { [language]: () => Promise.resolve({ default: {} }) });
  await activateLanguage(language);
  expect(formatMoney(120_000)).toBe('₹1,20,000');
});

it('writes dates as they are written in India', () => {
  const moment = new Date('2026-11-20T13:05:00+05:30');
  expect(formatDate(moment)).toBe('20 Nov 2026');
  expect(formatDate(moment, { dateStyle: 'full' })).toBe('Friday, 20 November 2026');
  expect(formatDateTime(moment)).toMatch(/^20 Nov 2026, 1:05\spm$/);
});

it('formats a date in a language that was chosen later (#20)', async () => {
  registerCatalogue('format', {}, { mr: () => Promise.resolve({ default: {} }) });
  const moment = new Date('2026-11-20T12:00:00+05:30');
  expect(formatDate(moment)).toBe('20 Nov 2026');
  await activateLanguage('mr');
  expect(formatDate(moment)).toBe('20 नोव्हें, 2026');
});

it.each([
  [0, 'now'],
  [-59_000, 'now'],
  [-minute, '1 minute ago'],
  [-2 * hour, '2 hours ago'],
  [-day, '1 day ago'],
  [3 * day + hour, 'in 3 days'],
  [-8 * day, '1 week ago'],
  [-65 * day, '2 months ago'],
  [-800 * day, '2 years ago'],
])('writes a distance of %d ms as %s', (distance, text) => {
  expect(formatRelativeTime(distance, 0)).toBe(text);
});

it.each([
  ['the minute after now', -20_000, 40_000],
  ['the next minute', -90_000, 30_000],
  ['the next hour', -2 * hour - 10 * minute, 50 * minute],
  ['a coming moment', 90_000, 30_001],
])('waits for %s', (_what, distance, wait) => {
  const until = untilNextChange(distance, 0);
  expect(until).toBe(wait);
  expect(formatRelativeTime(distance, until)).not.toBe(formatRelativeTime(distance, 0));
});
