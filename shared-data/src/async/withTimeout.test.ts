import { withTimeout } from './withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const late = new Error('too late');

it.each([
  ['resolves', Promise.resolve(7), 7],
  ['rejects', Promise.reject(new RangeError('no')), new RangeError('no')],
])(
  'settles as a promise that %s in time, and leaves no timer behind',
  async (_, promise, outcome) => {
    const settled = withTimeout<unknown>(promise, 1_000, late).catch((error: unknown) => error);
    expect(await settled).toEqual(outcome);
    expect(jest.getTimerCount()).toBe(0);
  },
);

it('throws the error when the promise takes longer, and not before', async () => {
  const failed = jest.fn();
  void withTimeout(new Promise<never>(() => undefined), 1_000, late).catch(failed);
  await jest.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(late);
});

it('ignores a result of the promise after the timeout', async () => {
  // By the clock that the test moves: it settles after the limit.
  const slow = new Promise<number>((resolve) => setTimeout(resolve, 2_000, 7));
  const outcome = withTimeout(slow, 1_000, late).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await outcome).toBe(late);
});
