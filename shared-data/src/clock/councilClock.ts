/** The smallest difference, in milliseconds, that a person is warned about. */
const worthSaying = 10 * 60_000;

/** Milliseconds by which two responses may differ because of the network: a smaller change is ignored. */
const onItsWay = 10_000;

/** By how many milliseconds the server's clock is ahead of this device's; 0 until it is known. */
let ahead = 0;
/** When the page was opened, by this device's clock as it was set when `ahead` was learnt. */
let openedAt = pageOpenedAt();
const observers = new Set<() => void>();

/**
 * The time by the council's server, as far as it is known. Everything that depends on today's date uses it: a
 * device's clock may be years off, and the server refuses records with another year than its own.
 */
export function councilNow(): Date {
  return new Date(Date.now() + ahead);
}

/** By how many milliseconds the server's clock is ahead of this device's; 0 where the difference is too small to matter. */
export function clockDifference(): number {
  return Math.abs(ahead) < worthSaying ? 0 : ahead;
}

/** Stores the time that the server's clock shows at this moment. */
export function noteCouncilTime(time: number): void {
  const learnt = time - Date.now();
  openedAt = pageOpenedAt();
  if (Math.abs(learnt - ahead) < onItsWay) return;
  ahead = learnt;
  for (const observer of [...observers]) observer();
}

/** Whether this device's clock was set after the server's time was learnt, so that `ahead` is no longer right. */
export function wasClockSet(): boolean {
  return Math.abs(pageOpenedAt() - openedAt) >= onItsWay;
}

/** When the page was opened, by the clock as it is set now. */
function pageOpenedAt(): number {
  return Date.now() - performance.now();
}

/** Calls the observer whenever the server's time is learnt; returns the function that unsubscribes. */
export function observeCouncilTime(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Resets to the state before the first response. */
export function forgetCouncilTime(): void {
  ahead = 0;
  openedAt = pageOpenedAt();
}
