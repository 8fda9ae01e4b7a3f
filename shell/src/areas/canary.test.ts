import { onPortalEvent, type PortalEvent } from '../monitoring/portalEvents';
import { blockStorage } from '../../../tools/testing/blockStorage';
import { findFailures } from './buildHistory';
import { isCanaryDevice, noteFailure, noteLoadFailure } from './canary';

const build = { entry: 'https://staff.example/canary/mf-manifest.json', version: '1.5.0+new' };
let events: PortalEvent[];
let stopListening: () => void;

beforeEach(() => {
  localStorage.clear();
  events = [];
  stopListening = onPortalEvent((event) => events.push(event));
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

describe('isCanaryDevice (#15.6)', () => {
  it.each([
    ['0', 0, false],
    ['0', 1, true],
    ['9', 10, true],
    ['10', 10, false],
    ['99', 99, false],
    ['99', 100, true],
    ['7', 7.5, true],
  ])('for hundredth %s and a share of %d %% returns %p', (hundredth, share, expected) => {
    localStorage.setItem('portal-hundredth', hundredth);
    expect(isCanaryDevice(share)).toBe(expected);
  });

  it('draws the hundredth once', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.099).mockReturnValue(0.9);
    expect(isCanaryDevice(10)).toBe(true);
    expect(isCanaryDevice(10)).toBe(true);
    expect(random).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('portal-hundredth')).toBe('9');
  });

  it.each([['100'], ['-1'], ['one'], ['']])(
    'draws a new number when the device holds %j',
    (kept) => {
      localStorage.setItem('portal-hundredth', kept);
      jest.spyOn(Math, 'random').mockReturnValue(0.5);
      expect(isCanaryDevice(50)).toBe(false);
      expect(isCanaryDevice(51)).toBe(true);
    },
  );

  it('returns false when storage is blocked', () => {
    blockStorage();
    expect(isCanaryDevice(100)).toBe(false);
  });
});

describe('the count of failures of a build (#15.6)', () => {
  it('covers each area and version separately', () => {
    noteFailure('staff', build);
    noteFailure('staff', { ...build, version: '1.4.2+old' });
    noteFailure('staff', build);
    noteFailure('admin', build);

    expect([...findFailures('staff')]).toEqual([
      ['1.5.0+new', 2],
      ['1.4.2+old', 1],
    ]);
    expect([...findFailures('admin')]).toEqual([['1.5.0+new', 1]]);
    expect(events).toEqual([]);
  });

  it('reports once that a canary build is taken back', () => {
    for (let count = 0; count < 4; count += 1) {
      noteFailure('staff', { ...build, canaryLimit: 2 });
    }
    expect(events).toEqual([
      { type: 'canary', area: 'staff', build, state: 'taken-back', failures: 2 },
    ]);
  });

  it.each([
    ['with a network', true, 1],
    ['without one', false, undefined],
  ])('includes code that failed to load only while online: %s', (_network, isOnline, expected) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    noteLoadFailure('staff', build);
    expect(findFailures('staff').get(build.version)).toBe(expected);
  });

  it.each([['one word'], ['1.4.2+a often'], ['1.4.2+a -3'], ['\n\n ']])(
    'restarts when the device holds %j',
    (kept) => {
      localStorage.setItem('portal-failures-staff', kept);
      expect([...findFailures('staff')]).toEqual([]);
      noteFailure('staff', build);
      expect([...findFailures('staff')]).toEqual([['1.5.0+new', 1]]);
    },
  );

  it('stays empty when storage is blocked', () => {
    blockStorage();
    noteFailure('staff', build);
    expect([...findFailures('staff')]).toEqual([]);
  });
});
