/** Receives each new state of the records, or once the failure that ended the watch. */
export interface Observer<T> {
  next: (value: T) => void;
  error: (error: Error) => void;
}

/**
 * Something that can be watched. Calling it subscribes; the function it returns unsubscribes,
 * and after that neither `next` nor `error` is called again.
 */
export type Watch<T> = (observer: Observer<T>) => () => void;
