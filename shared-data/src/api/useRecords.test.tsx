import { act, renderHook } from '@testing-library/react';
import type { Observer, Watch } from 'shared-model';
import { StrictMode } from 'react';
import { councilClock } from '../../../tools/testing/councilClock';
import { useRecords } from './useRecords';

/** A watch whose values the test emits. */
function controlled() {
  const running: { args: unknown[]; observer: Observer<string> }[] = [];
  const watch = (...args: unknown[]): Watch<string> => {
    return (observer) => {
      const entry = { args, observer };
      running.push(entry);
      return () => {
        running.splice(running.indexOf(entry), 1);
      };
    };
  };
  const latest = () => {
    const entry = running.at(-1);
    if (!entry) throw new Error('nobody watches');
    return entry;
  };
  return {
    watch,
    running,
    emit: (value: string) => act(() => latest().observer.next(value)),
    fail: (error: Error) => act(() => latest().observer.error(error)),
  };
}

it('loads, then returns each state that is emitted', () => {
  const { watch, emit } = controlled();
  const { result } = renderHook(() => useRecords(watch, 'a'));
  expect(result.current).toEqual({ status: 'loading' });
  emit('one');
  expect(result.current).toEqual({ status: 'ready', data: 'one', stale: false });
  emit('two');
  expect(result.current).toEqual({ status: 'ready', data: 'two', stale: false });
});

it('keeps its subscription when the arguments are equal by value', () => {
  const { watch, emit, running } = controlled();
  const { result, rerender } = renderHook(() => useRecords(watch, { page: 1 }));
  emit('one');
  const before = running[0];
  rerender();
  expect(running).toEqual([before]);
  expect(result.current).toMatchObject({ data: 'one', stale: false });
});

it('subscribes again when the arguments change, and keeps the last data meanwhile', () => {
  const { watch, emit, running } = controlled();
  const { result, rerender } = renderHook(({ page }) => useRecords(watch, { page }), {
    initialProps: { page: 1 },
  });
  emit('one');
  rerender({ page: 2 });
  expect(running.map(({ args }) => args)).toEqual([[{ page: 2 }]]);
  expect(result.current).toEqual({ status: 'ready', data: 'one', stale: true });
  emit('two');
  expect(result.current).toEqual({ status: 'ready', data: 'two', stale: false });
});

it('does not show the data of another watch function', () => {
  const one = controlled();
  const other = controlled();
  const { result, rerender } = renderHook(({ watch }) => useRecords(watch), {
    initialProps: { watch: one.watch },
  });
  one.emit('one');
  rerender({ watch: other.watch });
  expect(result.current).toEqual({ status: 'loading' });
  expect(one.running).toEqual([]);
  other.emit('other');
  expect(result.current).toMatchObject({ data: 'other' });
});

it('returns a failure, and subscribes again on retry', () => {
  const { watch, emit, fail, running } = controlled();
  const { result } = renderHook(() => useRecords(watch));
  const error = new Error('broken');
  fail(error);
  expect(result.current).toMatchObject({ status: 'failed', error });
  act(() => {
    if (result.current.status === 'failed') result.current.retry();
  });
  expect(result.current).toEqual({ status: 'loading' });
  expect(running).toHaveLength(1);
  emit('well again');
  expect(result.current).toMatchObject({ status: 'ready', data: 'well again' });
});

it('clears a failure when the arguments change', () => {
  const { watch, fail } = controlled();
  const { result, rerender } = renderHook(({ id }) => useRecords(watch, id), {
    initialProps: { id: 'a' },
  });
  fail(new Error('broken'));
  rerender({ id: 'b' });
  expect(result.current).toEqual({ status: 'loading' });
});

it('unsubscribes when the component unmounts, in strict mode too', () => {
  const { watch, running } = controlled();
  const { unmount } = renderHook(() => useRecords(watch, 'a'), { wrapper: StrictMode });
  expect(running).toHaveLength(1);
  unmount();
  expect(running).toEqual([]);
});

describe('on a device whose clock is wrong', () => {
  const learnClock = councilClock();

  it('subscribes again once the council’s time is known, and keeps the data meanwhile (#18)', async () => {
    const { watch, emit, running } = controlled();
    const { result } = renderHook(() => useRecords(watch, 'a'));
    emit('overdue by 3 days');
    const before = running[0];
    await learnClock(2 * 365 * 86_400_000);
    expect(running).toHaveLength(1);
    expect(running[0]).not.toBe(before);
    expect(result.current).toEqual({ status: 'ready', data: 'overdue by 3 days', stale: false });
  });
});
