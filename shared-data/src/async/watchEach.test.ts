/** @jest-environment node */
import type { Observer } from 'shared-model';
import { createWatch } from './createWatch';
import { follow } from '../store/testing/follow';
import { watchEach } from './watchEach';

/** A watch that the test drives. */
function driven<T>() {
  const observers = new Set<Observer<T>>();
  const watch = createWatch<T>((observer) => {
    const passing = { next: observer.next, error: observer.fail };
    observers.add(passing);
    return () => observers.delete(passing);
  });
  return {
    watch,
    next: (value: T) => observers.forEach((each) => each.next(value)),
    fail: (error: Error) => observers.forEach((each) => each.error(error)),
    count: () => observers.size,
  };
}

function setUp() {
  const source = driven<string>();
  const chosen = { a: driven<number>(), b: driven<number>() };
  const choose = jest.fn((value: string) => chosen[value.startsWith('a') ? 'a' : 'b'].watch);
  const following = follow(watchEach(source.watch, (value) => value.slice(0, 1), choose));
  return { source, chosen, choose, following };
}

it('emits the values of the watch that is chosen for the latest value', () => {
  const { source, chosen, following } = setUp();
  source.next('a1');
  chosen.a.next(1);
  source.next('b1');
  chosen.a.next(2);
  chosen.b.next(3);
  expect(following.values).toEqual([1, 3]);
  expect(chosen.a.count()).toBe(0);
});

it('keeps the chosen watch while the key is the same', () => {
  const { source, choose } = setUp();
  source.next('a1');
  source.next('a2');
  expect(choose).toHaveBeenCalledTimes(1);
});

it('stops both watches when it is stopped', () => {
  const { source, chosen, following } = setUp();
  source.next('a1');
  following.stop();
  expect([source.count(), chosen.a.count()]).toEqual([0, 0]);
});

it('fails when either watch fails, and stops the other', () => {
  const one = setUp();
  one.source.next('a1');
  one.source.fail(new RangeError('no'));
  expect(one.following.errors).toEqual([new RangeError('no')]);
  expect(one.chosen.a.count()).toBe(0);
  const other = setUp();
  other.source.next('a1');
  other.chosen.a.fail(new RangeError('no'));
  expect(other.following.errors).toEqual([new RangeError('no')]);
  expect(other.source.count()).toBe(0);
});

it('fails when `choose` throws', () => {
  const { source, choose, following } = setUp();
  choose.mockImplementationOnce(() => {
    throw new RangeError('no');
  });
  source.next('a1');
  expect(following.errors).toEqual([new RangeError('no')]);
});
