import { createWatch } from './createWatch';
import { follow } from '../store/testing/follow';
import { watchAfter } from './watchAfter';

const stop = jest.fn();
const choose = jest.fn((value: number) =>
  createWatch<string>(({ next }) => {
    next(`chosen by ${value}`);
    return stop;
  }),
);
beforeEach(() => jest.clearAllMocks());

it('subscribes to the chosen watch, and unsubscribes from it on stop', async () => {
  const following = follow(watchAfter(() => Promise.resolve(7), choose));
  expect(await following.until(() => true)).toBe('chosen by 7');
  following.stop();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('does not choose a watch when it is stopped earlier', async () => {
  const ready = Promise.resolve(7);
  follow(watchAfter(() => ready, choose)).stop();
  await ready;
  await Promise.resolve();
  expect(choose).not.toHaveBeenCalled();
});

it('fails with the error of the awaited promise', async () => {
  const failed = watchAfter(() => Promise.reject(new RangeError('no')), choose);
  await expect(follow(failed).until(() => true)).rejects.toThrow(RangeError);
});

it('fails when `choose` throws', async () => {
  choose.mockImplementationOnce(() => {
    throw new RangeError('no');
  });
  const failed = watchAfter(() => Promise.resolve(7), choose);
  await expect(follow(failed).until(() => true)).rejects.toThrow(RangeError);
});
