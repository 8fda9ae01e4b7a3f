import { markdownTable } from '../tools/markdownTable';

/** A measured action, with its times in milliseconds. */
export interface Figure {
  what: string;
  times: number[];
  /** The limit for the median. The longest time is shown beside it: it reveals other work of the machine. */
  limit?: number;
}

/** Columns: the action, the median and the longest time, the limit, and whether it is exceeded. */
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

/** Whether the median is over the limit. */
export function isOver({ times, limit = Infinity }: Figure): boolean {
  return median(times) > limit;
}

/** The median; of an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(ordered.length / 2) - 1)] ?? NaN;
}
