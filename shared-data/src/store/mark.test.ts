import { blockStorage } from '../../../tools/testing/blockStorage';
import { fillLocalStorage } from '../../../tools/testing/fillLocalStorage';
import { countWaiting, keepWaitingCount } from '../outbox/countWaiting';
import { readMark, writeMark } from './mark';
import { clearOwner, keepOwner, readOwner } from './recordsOwner';

const key = 'portal-mark';
const stored = () => [localStorage.getItem(key), sessionStorage.getItem(key)];

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a mark in a browser whose local storage is full (#44.13)', () => {
  it('is kept by the tab, and replaces an older one', () => {
    writeMark(key, 'old');
    fillLocalStorage();
    writeMark(key, 'new');
    expect(stored()).toEqual([null, 'new']);
    expect(readMark(key)).toBe('new');
  });

  it('returns to the browser as soon as there is room', () => {
    fillLocalStorage();
    writeMark(key, 'one');
    jest.restoreAllMocks();
    writeMark(key, 'two');
    expect(stored()).toEqual(['two', null]);
  });

  it('can be removed', () => {
    fillLocalStorage();
    writeMark(key, 'one');
    writeMark(key, null);
    expect(stored()).toEqual([null, null]);
  });

  it('counts what waits to be sent, so that a sign-out asks first', () => {
    fillLocalStorage();
    keepWaitingCount(2);
    expect(countWaiting()).toBe(2);
    keepWaitingCount(0);
    expect(countWaiting()).toBe(0);
  });

  it('tells the shell that there is something to wipe, and does not wipe it at a reload', () => {
    fillLocalStorage();
    keepOwner('asha');
    expect(readMark('portal-records')).toBe('{"owner":"asha"}');
    expect(readOwner()).toBeNull();
    clearOwner();
    expect(readMark('portal-records')).toBeNull();
  });
});

it('a mark is kept by the page where storage is blocked (#44.13)', () => {
  blockStorage();
  writeMark(key, 'one');
  expect(readMark(key)).toBe('one');
  writeMark(key, null);
  expect(readMark(key)).toBeNull();
});
