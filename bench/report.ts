import { markdownTable } from './markdownTable';

/** What was measured, in milliseconds. */
export interface Figure {
  what: string;
  times: number[];
  /** What it may usually take. The longest time is told beside it: other work of the machine shows there. */
  limit?: number;
}

/** What, the usual and the longest time, the limit, and whether it is kept. */
export function figuresTable(figures: readonly Figure[]): string {
  return markdownTable(
    ['', 'usual', 'longest', 'limit', ''],
    figures.map((figure) => [
      figure.what,
      `${median(figure.times).toFixed(1)} ms`,
      `${Math.max(...figure.times).toFixed(1)} ms`,
      figure.limit === undefined ? '' : `${figure.limit} ms`,
      isOver(figure) ? 'OVER' : '',
    ]),
  );
}

/** Whether it usually takes longer than its limit. */
export function isOver({ times, limit = Infinity }: Figure): boolean {
  return median(times) > limit;
}

/** The middle one; of an even number, the lower of the two. */
export const median = (values: readonly number[]) => percentile(values, 0.5);

/** The value that so large a share of them does not pass: 0.95 gives the 95th percentile, 1 the largest. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)] ?? NaN;
}
