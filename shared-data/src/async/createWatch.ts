import type { Watch } from 'shared-model';

/** The functions that drive a running watch. After its end they do nothing. */
export interface Watching<T> {
  /** Passes a new state on to the observer. */
  next: (value: T) => void;
  /** Ends the watch, and passes the failure on to the observer. A value that is not an `Error` is wrapped in one. */
  fail: (error: unknown) => void;
  /** Ends the watch without notifying the observer. */
  end: () => void;
  /** For work that continues by itself, such as a timer that starts the next one. */
  hasEnded: () => boolean;
}

/** Starts the watch, and returns the function that stops it, if there is anything to stop. */
export type StartWatch<T> = (watching: Watching<T>) => (() => void) | undefined;

/**
 * Makes a watch that ends exactly once: when it is stopped, when it fails or when `end` is called. Later calls are
 * ignored, and the function that `start` returned is called once, even if the watch ends while `start` runs.
 * An error thrown by `start` is passed to the observer after the caller has received the stop function.
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
