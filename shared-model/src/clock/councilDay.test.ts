import {
  councilDay,
  councilTime,
  councilTimeZone,
  councilYear,
  endOfCouncilDay,
  hasEnded,
} from './councilDay';
import { councilDaySpan } from './councilDaySpan';

describe('a moment where the council is', () => {
  it.each([
    ['in the morning', '2026-11-23T05:00:00.000Z', '2026-11-23', '10:30:00'],
    ['late in the evening', '2026-11-23T18:29:59.999Z', '2026-11-23', '23:59:59'],
    ['at midnight, the day before in UTC', '2026-11-23T18:30:00.000Z', '2026-11-24', '00:00:00'],
    ['on the first day of a year', '2025-12-31T20:00:00.000Z', '2026-01-01', '01:30:00'],
  ])('has its day and its time %s', (_what, at, day, time) => {
    const moment = new Date(at);
    expect(councilDay(moment)).toBe(day);
    expect(councilYear(moment)).toBe(Number(day.slice(0, 4)));
    expect(moment.toLocaleDateString('sv', { timeZone: councilTimeZone })).toBe(day);
    expect(councilTime(moment)).toBe(`${day}T${time}+05:30`);
    expect(Math.floor(Date.parse(councilTime(moment)) / 1000)).toBe(
      Math.floor(moment.getTime() / 1000),
    );
  });
});

describe('the span of a day where the council is', () => {
  it.each([
    ['2026-11-23', '2026-11-22T18:30:00.000Z', '2026-11-23T18:30:00.000Z'],
    ['2026-01-01', '2025-12-31T18:30:00.000Z', '2026-01-01T18:30:00.000Z'],
    ['2028-02-29', '2028-02-28T18:30:00.000Z', '2028-02-29T18:30:00.000Z'],
  ])('holds the moments of %s and no other (#18.5)', (day, since, until) => {
    const span = councilDaySpan(day);
    expect([span.since, span.until]).toEqual([new Date(since), new Date(until)]);
    expect(councilDay(span.since)).toBe(day);
    expect(councilDay(new Date(span.until.getTime() - 1))).toBe(day);
    expect(councilDay(span.until)).not.toBe(day);
  });
});

describe('the end of a day where the council is', () => {
  const last = new Date('2026-11-23T18:29:59.999Z');

  it('is the last moment before its midnight', () => {
    expect(endOfCouncilDay('2026-11-23')).toEqual(last);
  });

  it('has passed from midnight on', () => {
    expect(hasEnded('2026-11-23', last)).toBe(false);
    expect(hasEnded('2026-11-23', new Date(last.getTime() + 1))).toBe(true);
  });
});
