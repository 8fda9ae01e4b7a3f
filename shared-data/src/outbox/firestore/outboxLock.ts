/** One tab at a time sends. */
const lockName = 'village-council-outbox';

/** Runs when nobody else is at work on what the outbox sends, in any tab. */
export function withOutboxLock<T>(act: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return act();
  return navigator.locks.request(lockName, act);
}
