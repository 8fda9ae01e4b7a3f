import {
  clearSession,
  writeSession,
  type AccessAnswer,
  type AccessObserver,
  type AccountObserver,
} from 'shared-auth';
import { createFakeIdentity } from '../../../tools/testing/createFakeIdentity';
import { createLiveAccess } from './createLiveAccess';

const zoya = { uid: 'zoya', name: 'Zoya', email: 'zoya@example.com' };
const granted: AccessAnswer = { access: 'granted', confirmed: true };
const none: AccessAnswer = { access: 'none', confirmed: true };

afterEach(clearSession);

function setUp(answer = granted) {
  const accounts = new Set<AccountObserver>();
  let current = { ...zoya, confirmed: false };
  const identity = createFakeIdentity({
    watchAccount(observer) {
      accounts.add(observer);
      observer.next(current);
      return () => accounts.delete(observer);
    },
  });
  const stop = jest.fn();
  const work = new Set<string>();
  const watching = new Set<AccessObserver>();
  const records = {
    watchAccess: jest.fn(() => (observer: AccessObserver) => {
      watching.add(observer);
      observer.next(answer);
      return stop;
    }),
    checkAccess: jest.fn(() => Promise.resolve(answer)),
    requestAccess: jest.fn(() => Promise.resolve(answer)),
    forgetRecords: jest.fn(() => Promise.resolve()),
    forgetFetchedRecords: jest.fn(() => {
      work.delete(zoya.uid);
      return Promise.resolve();
    }),
    noteWork: jest.fn((uid: string) => work.add(uid)),
    hasWorked: jest.fn(() => work.size > 0),
  };
  return {
    live: createLiveAccess(identity, () => Promise.resolve(records)),
    records,
    stop,
    accounts,
    answerNow(next: AccessAnswer) {
      for (const observer of [...watching].slice(-1)) observer.next(next);
    },
    become(change: Partial<typeof current>) {
      current = { ...current, ...change };
      for (const account of [...accounts]) account.next(current);
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('watching', () => {
  const listener = { next: jest.fn(), error: jest.fn() };
  beforeEach(() => jest.clearAllMocks());

  it('queries the records for the account as it is, and again once its address is confirmed', async () => {
    const { live, records, stop, accounts, become } = setUp();
    const end = live.watch(zoya, 'staff')(listener);
    await settled();
    expect(records.watchAccess).toHaveBeenLastCalledWith({ ...zoya, confirmed: false }, 'staff');
    become({ confirmed: true });
    await settled();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(records.watchAccess).toHaveBeenLastCalledWith({ ...zoya, confirmed: true }, 'staff');
    become({ confirmed: true });
    await settled();
    expect(records.watchAccess).toHaveBeenCalledTimes(2);
    end();
    expect(stop).toHaveBeenCalledTimes(2);
    expect(accounts.size).toBe(0);
  });

  it('grants a citizen their area once the provider knows them, before the records answer (#12.8)', async () => {
    const { live, records, become } = setUp();
    become({ uid: 'somebody else' });
    const end = live.watch(zoya, 'user')(listener);
    await settled();
    expect(listener.next).not.toHaveBeenCalled();
    become({ uid: zoya.uid });
    await settled();
    expect(listener.next).toHaveBeenCalledWith({ access: 'granted', confirmed: false });
    expect(listener.next).toHaveBeenNthCalledWith(1, { access: 'granted', confirmed: false });
    expect(records.watchAccess).toHaveBeenCalledTimes(1);
    end();
  });

  it('stops querying for a person who is no longer signed in', async () => {
    const { live, records, stop, become } = setUp();
    live.watch(zoya, 'staff')(listener);
    await settled();
    become({ uid: 'somebody else' });
    await settled();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(records.watchAccess).toHaveBeenCalledTimes(1);
    expect(listener.error).not.toHaveBeenCalled();
  });
});

describe('the fetched data of citizens (#12.9)', () => {
  const listener = { next: jest.fn(), error: jest.fn() };
  beforeEach(() => jest.clearAllMocks());

  it('no longer exists after the role is taken back, and the watch continues', async () => {
    const { live, records, stop, become, answerNow } = setUp();
    live.watch(zoya, 'staff')(listener);
    become({ confirmed: true });
    await settled();
    expect(records.noteWork).toHaveBeenCalledWith('zoya');
    expect(records.forgetFetchedRecords).not.toHaveBeenCalled();
    const before = records.watchAccess.mock.calls.length;
    answerNow(none);
    await settled();
    expect(listener.next).toHaveBeenCalledWith(none);
    expect(records.forgetFetchedRecords).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalled();
    expect(records.watchAccess).toHaveBeenCalledTimes(before + 1);
  });

  it('no longer exists when a person returns without a role', async () => {
    const { live, records } = setUp(none);
    records.noteWork('zoya');
    live.watch(zoya, 'staff')(listener);
    await settled();
    expect(records.forgetFetchedRecords).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a person who never had a role', 'staff', none],
    ['a citizen', 'user', granted],
  ] as const)('needs no deletion for %s', async (_, role, answer) => {
    const { live, records } = setUp(answer);
    live.watch(zoya, role)(listener);
    await settled();
    expect(records.noteWork).not.toHaveBeenCalled();
    expect(records.forgetFetchedRecords).not.toHaveBeenCalled();
  });
});

describe('checking', () => {
  it('leaves nothing on the device for a person who may not enter', async () => {
    const { live, records } = setUp(none);
    await expect(live.check(zoya, 'staff')).resolves.toBe(none);
    expect(records.checkAccess).toHaveBeenCalledWith({ ...zoya, confirmed: false }, 'staff');
    expect(records.forgetRecords).toHaveBeenCalledTimes(1);
  });

  it('keeps the data of the open session', async () => {
    writeSession({ ...zoya, role: 'user' });
    const { live, records } = setUp(none);
    await live.check(zoya, 'staff');
    expect(records.forgetRecords).not.toHaveBeenCalled();
  });
});
