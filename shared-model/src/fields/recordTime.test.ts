import { safeParse } from 'valibot';
import { dayOnRecord, timeOnRecord } from './recordTime';

describe('timeOnRecord (#44.a)', () => {
  it.each([
    ['2026-11-28T09:30:00.000Z', true],
    ['9999-12-31T23:59:59.999Z', true],
    // `isoTimestamp` accepts this, `Date` does not, and a format throws for it.
    ['2026-11-28T09:30:00+05', false],
    ['tomorrow', false],
    ['', false],
  ])('accepts %j: %s', (text, isRead) => {
    expect(safeParse(timeOnRecord, text).success).toBe(isRead);
  });
});

describe('dayOnRecord (#44.a)', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-31', false],
    ['2026-13-01', false],
    ['', false],
  ])('accepts %j: %s', (text, isRead) => {
    expect(safeParse(dayOnRecord, text).success).toBe(isRead);
  });
});

it.each([
  [timeOnRecord, '2026-11-28T09:30:00+05', 'is no moment'],
  [dayOnRecord, '2026-02-31', 'is no day'],
])('says what is wrong with a value that has the right format', (schema, text, message) => {
  expect(safeParse(schema, text).issues?.map((issue) => issue.message)).toEqual([message]);
});
