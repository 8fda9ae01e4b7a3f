import { grantedToAll, type AccessAnswer, type AccessObserver } from 'shared-auth';
import { createAccessAuthority } from './createAccessAuthority';

const zoya = { uid: 'zoya', name: 'Zoya', email: 'zoya@example.com' };
const wish = { position: 'Clerk', accessLevel: 'staff' } as const;
const none: AccessAnswer = { access: 'none', confirmed: true };

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp(kind: 'device' | 'firestore' | Error) {
  const stop = jest.fn();
  const live = {
    watch: jest.fn(() => (observer: AccessObserver) => {
      observer.next(none);
      return stop;
    }),
    check: jest.fn(() => Promise.resolve(none)),
    request: jest.fn(() => Promise.resolve(none)),
  };
  const loadLive = jest.fn(() => Promise.resolve(live));
  const readStoreKind = jest.fn(() =>
    kind instanceof Error ? Promise.reject(kind) : Promise.resolve(kind),
  );
  return { authority: createAccessAuthority({ readStoreKind, loadLive }), loadLive, live, stop };
}

/** The calls of the observer of a watch, after all pending work has finished. */
async function watched(authority: ReturnType<typeof setUp>['authority']) {
  const listener = { next: jest.fn(), error: jest.fn() };
  const end = authority.watch(zoya, 'staff')(listener);
  await settled();
  return { ...listener, end };
}

it('grants everything on the device store, without loading any code for it', async () => {
  const { authority, loadLive } = setUp('device');
  const { next } = await watched(authority);
  expect(next).toHaveBeenCalledWith(grantedToAll);
  await expect(authority.isEnforced()).resolves.toBe(false);
  await expect(authority.check(zoya, 'admin')).resolves.toBe(grantedToAll);
  await expect(authority.request(zoya, wish, 'staff')).resolves.toBe(grantedToAll);
  expect(loadLive).not.toHaveBeenCalled();
});

it('queries the records of the live store', async () => {
  const { authority, live, stop } = setUp('firestore');
  const { next, end } = await watched(authority);
  expect(next).toHaveBeenCalledWith(none);
  await expect(authority.isEnforced()).resolves.toBe(true);
  await expect(authority.check(zoya, 'admin')).resolves.toBe(none);
  expect(live.check).toHaveBeenCalledWith(zoya, 'admin');
  await expect(authority.request(zoya, wish, 'staff')).resolves.toBe(none);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('reports a configuration that does not load', async () => {
  const { authority } = setUp(new Error('offline'));
  const { error } = await watched(authority);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' }));
});

it('does not notify an observer that has unsubscribed', async () => {
  const { authority, live } = setUp('firestore');
  const listener = { next: jest.fn(), error: jest.fn() };
  authority.watch(zoya, 'staff')(listener)();
  await settled();
  expect(live.watch).not.toHaveBeenCalled();
  expect(listener.next).not.toHaveBeenCalled();
});
