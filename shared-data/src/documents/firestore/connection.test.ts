import { onSnapshot, type Firestore } from 'firebase/firestore';
import { follow } from '../../store/testing/follow';
import { connectionTo } from './connection';

jest.mock('firebase/firestore', () => ({ doc: jest.fn(), onSnapshot: jest.fn() }));
jest.mock('shared-auth', () => ({ isSessionRemembered: jest.fn(() => true) }));
jest.mock('../../clock/learnCouncilTime', () => ({ learnCouncilTime: jest.fn() }));

const online = jest.spyOn(navigator, 'onLine', 'get');
let respond: (metadata: { fromCache: boolean }) => void = () => undefined;

interface Listening {
  next: (snapshot: { metadata: { fromCache: boolean } }) => void;
}

beforeEach(() => {
  jest.useFakeTimers();
  online.mockReturnValue(true);
  // Of its many signatures, the code under test calls one.
  jest.mocked(onSnapshot).mockImplementation(((
    ...[, , { next }]: [unknown, unknown, Listening]
  ) => {
    respond = (metadata) => next({ metadata });
    return () => undefined;
  }) as unknown as typeof onSnapshot);
});
afterEach(() => jest.useRealTimers());

const start = () => follow(connectionTo({} as Firestore, () => new Date()).watch);
const states = (following: ReturnType<typeof start>) => following.values.map(({ state }) => state);
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

describe('a listening channel that is refused or hangs (#44.2)', () => {
  it('is unreachable, not offline, after ten seconds without an answer', async () => {
    const following = start();
    // Firestore's client gives up waiting, and emits what the cache has.
    respond({ fromCache: true });
    await pass(9);
    expect(states(following)).toEqual([]);
    await pass(2);
    expect(states(following)).toEqual(['unreachable']);
    respond({ fromCache: false });
    expect(states(following)).toEqual(['unreachable', 'connected']);
  });

  it('is unreachable at once if it was connected before', async () => {
    const following = start();
    respond({ fromCache: false });
    respond({ fromCache: true });
    await pass(0);
    expect(states(following)).toEqual(['connected', 'unreachable']);
  });

  it('is unreachable if the server does not answer although the network is back', async () => {
    const following = start();
    respond({ fromCache: false });
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(9);
    expect(states(following)).toEqual(['connected', 'offline']);
    await pass(2);
    expect(states(following)).toEqual(['connected', 'offline', 'unreachable']);
  });
});

describe('a query without an answer, on a channel that counts as connected (#44.2)', () => {
  const stop = jest.fn();
  type Asked = Parameters<Parameters<ReturnType<typeof connectionTo>['unanswered']>[0]>[0];

  /** A connection that a query has waited for in vain, and its listener for the answer. */
  async function startUnanswered() {
    const connection = connectionTo({} as Firestore, () => new Date());
    const following = follow(connection.watch);
    respond({ fromCache: false });
    const asked: Asked[] = [];
    const listen = (listening: Asked) => {
      asked.push(listening);
      return stop;
    };
    connection.unanswered(listen);
    connection.unanswered(listen);
    await pass(0);
    return { following, asked };
  }
  const snapshot = (fromCache: boolean) => ({ metadata: { fromCache } }) as never;

  beforeEach(() => stop.mockClear());

  it('is unreachable until the server answers that very query', async () => {
    const { following, asked } = await startUnanswered();
    expect(asked).toHaveLength(1);
    asked[0]?.next(snapshot(true));
    expect(states(following)).toEqual(['connected', 'unreachable']);
    asked[0]?.next(snapshot(false));
    expect(states(following)).toEqual(['connected', 'unreachable', 'connected']);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('says that the records are as old as the last answer', async () => {
    jest.setSystemTime(new Date('2026-07-15T06:30:00Z'));
    const connection = connectionTo({} as Firestore, () => new Date());
    const following = follow(connection.watch);
    respond({ fromCache: false });
    await pass(60);
    connection.unanswered(() => stop);
    await pass(0);
    expect(following.values.at(-1)).toEqual({
      state: 'unreachable',
      since: '2026-07-15T06:30:00.000Z',
    });
  });

  it('is connected again once the server refuses that query', async () => {
    const { following, asked } = await startUnanswered();
    asked[0]?.error(new Error('permission-denied'));
    expect(states(following)).toEqual(['connected', 'unreachable', 'connected']);
  });

  it('is asked no more after the last observer has gone', async () => {
    const { following } = await startUnanswered();
    following.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

it('is offline at once without a network', async () => {
  online.mockReturnValue(false);
  const following = start();
  await pass(0);
  expect(states(following)).toEqual(['offline']);
});
