import { OfflineError } from '../store/errors';
import { patiently } from './patiently';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives what the request gives', async () => {
  await expect(patiently(Promise.resolve(7), 1_000)).resolves.toBe(7);
  await expect(patiently(Promise.reject(new RangeError('no')), 1_000)).rejects.toThrow(RangeError);
  expect(jest.getTimerCount()).toBe(0);
});

it('takes the server for out of reach when it does not answer', async () => {
  const givenUp = jest.fn();
  const asked = patiently(new Promise<never>(() => undefined), 1_000, givenUp);
  const refused = expect(asked).rejects.toThrow(OfflineError);
  await jest.advanceTimersByTimeAsync(999);
  expect(givenUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await refused;
  expect(givenUp).toHaveBeenCalledTimes(1);
});
