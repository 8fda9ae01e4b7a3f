import { blockStorage } from '../../../tools/testing/blockStorage';
import {
  findCrashedBuilds,
  forgetCrashedBuilds,
  isNewBuild,
  noteBuildCrashed,
  noteBuildShown,
} from './buildHistory';

const second = 1_000;
const day = 24 * 60 * 60 * second;

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 12) }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('isNewBuild (#15.5)', () => {
  it.each([
    ['before it was shown', undefined, true],
    ['just after', 0, true],
    ['nine seconds after', 9 * second, true],
    ['ten seconds after', 10 * second, false],
    ['where the clock was set back since', -day, false],
  ])('decides for a build %s', (_when, age, isNew) => {
    if (age !== undefined) {
      noteBuildShown('staff', '1.4.2+a');
      jest.setSystemTime(Date.now() + age);
    }
    expect(isNewBuild('staff', '1.4.2+a')).toBe(isNew);
  });

  it('counts from the first rendering, for each area and build', () => {
    noteBuildShown('staff', '1.4.2+a');
    jest.advanceTimersByTime(11 * second);
    noteBuildShown('staff', '1.4.2+a');

    expect(isNewBuild('staff', '1.4.2+a')).toBe(false);
    expect(isNewBuild('staff', '1.4.2+ab')).toBe(true);
    expect(isNewBuild('admin', '1.4.2+a')).toBe(true);
  });

  it('restarts the count for a build after another one has run', () => {
    noteBuildShown('staff', '1.5.0+b');
    noteBuildShown('staff', '1.4.2+a');
    jest.advanceTimersByTime(11 * second);
    noteBuildShown('staff', '1.5.0+b');

    expect(isNewBuild('staff', '1.5.0+b')).toBe(true);
  });
});

describe('findCrashedBuilds (#15.5)', () => {
  it('returns a build for a day', () => {
    noteBuildCrashed('staff', '1.4.2+a');
    jest.setSystemTime(Date.now() + day - second);
    expect([...findCrashedBuilds('staff')]).toEqual(['1.4.2+a']);
    expect([...findCrashedBuilds('admin')]).toEqual([]);

    jest.setSystemTime(Date.now() + second);
    expect([...findCrashedBuilds('staff')]).toEqual([]);
  });

  it('counts the day from the latest crash of a build', () => {
    noteBuildCrashed('staff', '1.4.2+a');
    noteBuildCrashed('staff', '1.4.1+b');
    jest.setSystemTime(Date.now() + day - second);
    noteBuildCrashed('staff', '1.4.2+a');
    jest.setSystemTime(Date.now() + second);
    expect([...findCrashedBuilds('staff')]).toEqual(['1.4.2+a']);
  });

  it('forgets the builds of one area only', () => {
    noteBuildCrashed('staff', '1.4.2+a');
    noteBuildCrashed('admin', '1.4.2+a');
    forgetCrashedBuilds('staff');
    expect([...findCrashedBuilds('staff')]).toEqual([]);
    expect([...findCrashedBuilds('admin')]).toEqual(['1.4.2+a']);
  });

  it('keeps only the latest builds', () => {
    for (let count = 0; count < 40; count += 1) noteBuildCrashed('staff', `1.0.${count}`);
    const known = [...findCrashedBuilds('staff')];
    expect(known).toEqual(['1.0.39', '1.0.38', '1.0.37', '1.0.36', '1.0.35']);
  });
});

it.each([['one word'], ['1.4.2+a yesterday'], ['\n\n ']])(
  'starts with an empty history when the device holds %j',
  (kept) => {
    localStorage.setItem('portal-crashed-staff', kept);
    localStorage.setItem('portal-shown-staff', kept);
    expect([...findCrashedBuilds('staff')]).toEqual([]);
    noteBuildCrashed('staff', '1.4.2+b');
    expect([...findCrashedBuilds('staff')]).toEqual(['1.4.2+b']);
    noteBuildShown('staff', '1.4.2+b');
    expect(isNewBuild('staff', '1.4.2+b')).toBe(true);
  },
);

it('remembers nothing when storage is blocked, and does not throw', () => {
  blockStorage();
  noteBuildShown('staff', '1.4.2+a');
  noteBuildCrashed('staff', '1.4.2+a');
  expect([...findCrashedBuilds('staff')]).toEqual([]);
  expect(isNewBuild('staff', '1.4.2+a')).toBe(true);
});
