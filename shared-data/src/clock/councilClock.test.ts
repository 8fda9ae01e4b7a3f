import {
  clockDifference,
  councilNow,
  forgetCouncilTime,
  observeCouncilTime,
  wasClockSet,
} from './councilClock';
import { learnCouncilTime } from './learnCouncilTime';

const device = new Date('2024-11-21T10:00:00Z');

function answers(headers: Record<string, string>) {
  globalThis.fetch = jest.fn().mockResolvedValue({ headers: new Headers(headers) });
}

beforeEach(() => {
  jest.useFakeTimers({ now: device });
  forgetCouncilTime();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('gives the device’s time before the first response of the server', () => {
  expect(councilNow()).toEqual(device);
  expect(clockDifference()).toBe(0);
});

it('gives the server’s time where the device is two years behind (#12.15)', async () => {
  answers({ Date: 'Sat, 21 Nov 2026 10:00:00 GMT' });
  await learnCouncilTime();
  expect(councilNow()).toEqual(new Date('2026-11-21T10:00:00Z'));
  jest.advanceTimersByTime(60_000);
  expect(councilNow()).toEqual(new Date('2026-11-21T10:01:00Z'));
});

it('adds the age of a cached response (#12.15)', async () => {
  answers({ Date: 'Sat, 21 Nov 2026 10:00:00 GMT', Age: '3600' });
  await learnCouncilTime();
  expect(councilNow()).toEqual(new Date('2026-11-21T11:00:00Z'));
});

it.each([
  ['9 minutes', 'Thu, 21 Nov 2024 10:09:00 GMT', 0],
  ['11 minutes', 'Thu, 21 Nov 2024 10:11:00 GMT', 11 * 60_000],
  ['11 minutes the other way', 'Thu, 21 Nov 2024 09:49:00 GMT', -11 * 60_000],
])('reports a difference of ten minutes or more: %s (#12.15)', async (_, date, difference) => {
  answers({ Date: date });
  await learnCouncilTime();
  expect(clockDifference()).toBe(difference);
});

it.each([
  ['no date', () => answers({})],
  ['an invalid date', () => answers({ Date: 'soon' })],
  ['no network', () => (globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline')))],
  ['no fetch function', () => undefined],
])('keeps the known time with %s', async (_, prepare) => {
  answers({ Date: 'Sat, 21 Nov 2026 10:00:00 GMT' });
  await learnCouncilTime();
  Reflect.deleteProperty(globalThis, 'fetch');
  prepare();
  await learnCouncilTime();
  expect(councilNow()).toEqual(new Date('2026-11-21T10:00:00Z'));
});

it('keeps the known difference when the next response is only slower (#18)', async () => {
  answers({ Date: 'Sat, 21 Nov 2026 10:00:00 GMT' });
  await learnCouncilTime();
  const difference = clockDifference();
  const observer = jest.fn();
  const stop = observeCouncilTime(observer);
  answers({ Date: 'Sat, 21 Nov 2026 09:59:56 GMT' });
  await learnCouncilTime();
  expect(clockDifference()).toBe(difference);
  expect(observer).not.toHaveBeenCalled();
  stop();
});

it('detects that the clock of this device was set after the server’s time was learnt (#18)', async () => {
  answers({ Date: 'Sat, 21 Nov 2026 10:00:00 GMT' });
  await learnCouncilTime();
  jest.advanceTimersByTime(24 * 60 * 60_000);
  expect(wasClockSet()).toBe(false);
  jest.setSystemTime(new Date('2026-11-22T10:00:00Z'));
  expect(wasClockSet()).toBe(true);
  answers({ Date: 'Sun, 22 Nov 2026 10:00:00 GMT' });
  await learnCouncilTime();
  expect(wasClockSet()).toBe(false);
  expect(councilNow()).toEqual(new Date('2026-11-22T10:00:00Z'));
});
