import { listenToMarks, readMark, writeMark } from '../store/mark';

/** Local storage key of the number of submissions that wait in the outbox. */
const outboxKey = 'portal-outbox';

/**
 * How many submissions wait on this device to be sent. It does not open the store, so that a
 * sign-out button can ask at once.
 */
export function countWaiting(): number {
  const count = Number(readMark(outboxKey));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/**
 * Listens for another tab that has put something into the outbox.
 * @returns stops listening
 */
export function listenToWaiting(listener: () => void): () => void {
  return listenToMarks(({ key, newValue }) => {
    if (key === outboxKey && newValue !== null) listener();
  });
}

/** Called by the outbox with each new number. */
export function keepWaitingCount(count: number): void {
  writeMark(outboxKey, count > 0 ? String(count) : null);
}
