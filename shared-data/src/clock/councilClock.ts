/** Milliseconds from which on a person has to know that their clock is wrong. */
const worthSaying = 10 * 60_000;

/** Milliseconds by which two answers may differ, by their way here: the same difference is not learnt twice. */
const onItsWay = 10_000;

/** By how many milliseconds the server's clock is ahead of this device's; 0 until it is known. */
let ahead = 0;
/** What this device's clock showed, when `ahead` was learnt, as its page was opened. */
let openedAt = pageOpenedAt();
const observers = new Set<() => void>();

/**
 * The time as the council's server has it, as far as it is known. What depends on today's date goes by this: a
 * device's clock may be years off, and the server refuses what carries another year than its own.
 */
export function councilNow(): Date {
  return new Date(Date.now() + ahead);
}

/** By how many milliseconds the server's clock is ahead of this device's; 0 where that matters to nobody. */
export function clockDifference(): number {
  return Math.abs(ahead) < worthSaying ? 0 : ahead;
}

/** What the server's clock says at this moment. */
export function noteCouncilTime(time: number): void {
  const learnt = time - Date.now();
  openedAt = pageOpenedAt();
  if (Math.abs(learnt - ahead) < onItsWay) return;
  ahead = learnt;
  for (const observer of [...observers]) observer();
}

/** Whether this device's clock was set since the server's time was learnt: that holds no longer then. */
export function wasClockSet(): boolean {
  return Math.abs(pageOpenedAt() - openedAt) >= onItsWay;
}

/** By the clock as it is set now. */
function pageOpenedAt(): number {
  return Date.now() - performance.now();
}

/** Calls the observer whenever the server's time has been learnt; returns how to stop. */
export function observeCouncilTime(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** As before anything was asked. */
export function forgetCouncilTime(): void {
  ahead = 0;
  openedAt = pageOpenedAt();
}
