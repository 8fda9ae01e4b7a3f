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

  it('asks the records as what the account is, and anew once its address is confirmed', async () => {
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

  it('stops asking for somebody who is not signed in any more', async () => {
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

describe('what was fetched of citizens (#12.9)', () => {
  const listener = { next: jest.fn(), error: jest.fn() };
  beforeEach(() => jest.clearAllMocks());

  it('is forgotten when the role is taken back, and the watching goes on', async () => {
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

  it('is forgotten of somebody who comes back and has no role any more', async () => {
    const { live, records } = setUp(none);
    records.noteWork('zoya');
    live.watch(zoya, 'staff')(listener);
    await settled();
    expect(records.forgetFetchedRecords).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['who never had a role', 'staff', none],
    ['a citizen', 'user', granted],
  ] as const)('is nothing of %s', async (_, role, answer) => {
    const { live, records } = setUp(answer);
    live.watch(zoya, role)(listener);
    await settled();
    expect(records.noteWork).not.toHaveBeenCalled();
    expect(records.forgetFetchedRecords).not.toHaveBeenCalled();
  });
});

describe('checking', () => {
  it('leaves nothing on the device of somebody who may not enter', async () => {
    const { live, records } = setUp(none);
    await expect(live.check(zoya, 'staff')).resolves.toBe(none);
    expect(records.checkAccess).toHaveBeenCalledWith({ ...zoya, confirmed: false }, 'staff');
    expect(records.forgetRecords).toHaveBeenCalledTimes(1);
  });

  it('leaves alone what belongs to the session that is open', async () => {
    writeSession({ ...zoya, role: 'user' });
    const { live, records } = setUp(none);
    await live.check(zoya, 'staff');
    expect(records.forgetRecords).not.toHaveBeenCalled();
  });
});
