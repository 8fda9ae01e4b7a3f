import type { Watch } from './Watch';

/** What a running watch is driven with. Each of them does nothing after the end. */
export interface Watching<T> {
  /** Passes a new state on to the observer. */
  next: (value: T) => void;
  /** Ends the watch, and passes the failure on to the observer. What is not an `Error` is made one. */
  fail: (error: unknown) => void;
  /** Ends the watch without telling the observer. */
  end: () => void;
  /** For what goes on by itself, such as a timer that starts the next one. */
  hasEnded: () => boolean;
}

/** Starts what is watched, and returns what stops it, where there is something to stop. */
export type StartWatch<T> = (watching: Watching<T>) => (() => void) | undefined;

/**
 * Makes a watch that ends exactly once: when it is stopped, when it fails or when `end` is called. What comes
 * after that is ignored, and what `start` returned is called once, also where the end comes while `start` runs.
 * What `start` throws reaches the observer as a failure, when the caller has the function that stops the watch.
 */
export function createWatch<T>(start: StartWatch<T>): Watch<T> {
  return (observer) => {
    let isEnded = false;
    let stop: (() => void) | undefined;
    const end = () => {
      if (isEnded) return;
      isEnded = true;
      stop?.();
    };
    const fail = (error: unknown) => {
      if (isEnded) return;
      end();
      observer.error(error instanceof Error ? error : new Error(String(error)));
    };
    const next = (value: T) => {
      if (!isEnded) observer.next(value);
    };
    const hasEnded = () => isEnded;
    try {
      stop = start({ next, fail, end, hasEnded });
    } catch (error) {
      void Promise.resolve().then(() => fail(error));
    }
    if (hasEnded()) stop?.();
    return end;
  };
}
