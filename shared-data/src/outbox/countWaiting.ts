/** Local storage key of the number of submissions that wait in the outbox. */
const outboxKey = 'portal-outbox';

/**
 * How many submissions wait on this device to be sent. It does not open the store, so that a
 * sign-out button can ask at once.
 */
export function countWaiting(): number {
  try {
    const count = Number(localStorage.getItem(outboxKey));
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

/**
 * Listens for another tab that has put something into the outbox.
 * @returns stops listening
 */
export function listenToWaiting(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === outboxKey && newValue !== null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Called by the outbox with each new number. */
export function keepWaitingCount(count: number): void {
  try {
    if (count > 0) localStorage.setItem(outboxKey, String(count));
    else localStorage.removeItem(outboxKey);
  } catch {
    // Without local storage nobody is warned at a sign-out; the outbox itself still works.
  }
}
