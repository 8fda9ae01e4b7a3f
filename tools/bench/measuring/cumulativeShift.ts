import type { Shift } from '../in-page/observe';

const gap = 1000;
const longest = 5000;

/** Cumulative layout shift: the worst window of shifts that follow each other within a second, for five at most. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    if (at - last > gap || at - first > longest) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
