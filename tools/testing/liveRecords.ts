import { act } from '@testing-library/react';
import { openRecords, type Connection, type WaitingSubmission, type Watch } from 'shared-data';

/** A value with a watch, which the test can change. */
function watched<T>(first: T) {
  const observers = new Set<(value: T) => void>();
  let value = first;
  const watch: Watch<T> = ({ next }) => {
    const observer = (latest: T) => next(latest);
    observers.add(observer);
    observer(value);
    return () => observers.delete(observer);
  };
  const set = (next: T) => {
    value = next;
    act(() => observers.forEach((observer) => observer(next)));
  };
  return { watch, set };
}

/**
 * The sample records with the parts that only the live store has: a connection that can be lost, and an
 * outbox.
 * Call it before the page is rendered, and restore the mocks after each test.
 */
export async function liveRecords() {
  const store = await openRecords();
  const connection = watched<Connection>({ state: 'connected' });
  const outbox = watched<WaitingSubmission[]>([]);
  jest.spyOn(store, 'watchConnection').mockReturnValue(connection.watch);
  jest.spyOn(store.outbox, 'watch').mockReturnValue(outbox.watch);
  return { store, setConnection: connection.set, setOutbox: outbox.set };
}
