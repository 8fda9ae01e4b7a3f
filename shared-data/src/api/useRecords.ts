import type { Watch } from 'shared-model';
import { useCallback, useEffect, useState } from 'react';
import { useClockDifference } from '../clock/useClockDifference';

export type RecordsState<T> =
  | { status: 'loading' }
  /** `stale`: the data is still that of the previous arguments; the new data is loading. */
  | { status: 'ready'; data: T; stale: boolean }
  | { status: 'failed'; error: Error; retry: () => void };

type WatchFunction<Args extends readonly unknown[], T> = (...args: Args) => Watch<T>;

interface Request<Args extends readonly unknown[], T> {
  watch: WatchFunction<Args, T>;
  args: Args;
  /** The arguments by value. */
  key: string;
  /** `useClockDifference` at the time of the request. */
  clock: number;
}

type Answer<T> = { data: T } | { error: Error };

interface Answered<Args extends readonly unknown[], T> {
  to: Request<Args, T>;
  answer: Answer<T>;
}

/**
 * Subscribes a component to records: `useRecords(watchApplication, id)`.
 *
 * Pass the watch function itself and its arguments; arguments are compared by value (as JSON), so a
 * query may be written inline. While the data for changed arguments is loading, the previous data of the same
 * watch function is kept and marked `stale`. A failure ends the subscription until `retry()`.
 *
 * Once the device's clock is known to be wrong, it subscribes again: days are counted from `councilNow()`.
 */
export function useRecords<Args extends readonly unknown[], T>(
  watch: WatchFunction<Args, T>,
  ...args: Args
): RecordsState<T> {
  const key = JSON.stringify(args);
  const clock = useClockDifference();
  const [request, setRequest] = useState<Request<Args, T>>({ watch, args, key, clock });
  const [answered, setAnswered] = useState<Answered<Args, T>>();

  const isCurrent = request.watch === watch && request.key === key && request.clock === clock;
  if (!isCurrent) setRequest({ watch, args, key, clock });

  useEffect(() => {
    const answerWith = (answer: Answer<T>) => setAnswered({ to: request, answer });
    return request.watch(...request.args)({
      next: (data) => answerWith({ data }),
      error: (error) => answerWith({ error }),
    });
  }, [request]);

  const retry = useCallback(() => setRequest((failed) => ({ ...failed })), []);

  if (answered?.to.watch !== watch) return { status: 'loading' };
  const isAnswer = isCurrent && answered.to === request;
  if ('data' in answered.answer) {
    return { status: 'ready', data: answered.answer.data, stale: answered.to.key !== key };
  }
  return isAnswer
    ? { status: 'failed', error: answered.answer.error, retry }
    : { status: 'loading' };
}
