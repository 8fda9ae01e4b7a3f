/** What was measured, in milliseconds. */
export interface Figure {
  what: string;
  times: number[];
  /** What it may usually take. The longest time is told beside it: other work of the machine shows there. */
  limit?: number;
}

/** A line of the report: what, the usual and the longest time, and whether that is within its limit. */
export function reportLine({ what, times, limit }: Figure): string {
  const longest = Math.max(...times);
  const verdict =
    limit === undefined ? '' : median(times) <= limit ? `within ${limit}` : `OVER ${limit}`;
  return [
    what.padEnd(40),
    `${median(times).toFixed(1)} ms`.padStart(10),
    `${longest.toFixed(1)} ms`.padStart(10),
    ` ${verdict}`,
  ].join(' ');
}

/** Whether it usually takes longer than its limit. */
export function isOver({ times, limit = Infinity }: Figure): boolean {
  return median(times) > limit;
}

export function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  const middle = ordered.length / 2;
  const upper = ordered[Math.floor(middle)] ?? NaN;
  const lower = ordered[Math.ceil(middle) - 1] ?? NaN;
  return (upper + lower) / 2;
}
