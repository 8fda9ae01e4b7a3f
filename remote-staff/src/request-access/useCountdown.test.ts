import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000));
};

it('calls back once, after its seconds', () => {
  const onEnd = jest.fn();
  const { result } = renderHook(() => useCountdown(10, onEnd));
  pass(9);
  expect(result.current.left).toBe(1);
  expect(onEnd).not.toHaveBeenCalled();
  pass(3);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('never calls back after it was stopped', () => {
  const onEnd = jest.fn();
  const { result } = renderHook(() => useCountdown(10, onEnd));
  pass(4);
  act(() => result.current.stop());
  pass(20);
  expect(result.current.left).toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
});
