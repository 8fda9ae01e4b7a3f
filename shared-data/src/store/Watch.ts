/** Who is told of the records: of each new state, or once of the failure that ended the watching. */
export interface Observer<T> {
  next: (value: T) => void;
  error: (error: Error) => void;
}

/**
 * Something that can be watched. Calling it starts the watching; the function it returns ends it,
 * and after that neither `next` nor `error` is called again.
 */
export type Watch<T> = (observer: Observer<T>) => () => void;
