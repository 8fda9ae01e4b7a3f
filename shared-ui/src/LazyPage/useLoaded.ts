import { useCallback, useEffect, useState } from 'react';
import { withMessages } from '../language/loadOnce';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; error: unknown; retry: () => void };

type Outcome<T> = { load: () => Promise<T>; attempt: number } & (
  | { status: 'ready'; data: T }
  | { status: 'failed'; error: unknown }
);

/**
 * Loads code when a screen needs it. Unlike `React.lazy`, a failure is not cached: `retry` tries again
 * without a reload of the page.
 * @param load must keep its identity between renders
 * @param initial already loaded code, so that a second visit shows no loading state
 */
export function useLoaded<T>(load: () => Promise<T>, initial?: T): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isKnown = initial !== undefined;

  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    withMessages(load()).then(
      (data) => isCurrent && setOutcome({ load, attempt, status: 'ready', data }),
      (error: unknown) => isCurrent && setOutcome({ load, attempt, status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt, isKnown]);

  if (initial !== undefined) return { status: 'ready', data: initial };
  if (outcome?.load !== load || outcome.attempt !== attempt) return { status: 'loading' };
  if (outcome.status === 'ready') return { status: 'ready', data: outcome.data };
  return { status: 'failed', error: outcome.error, retry };
}
