import { markdownTable } from './markdownTable';

export const kibi = 1024;

export type Unit = 'KiB' | 'ms' | 'requests';

/** What was agreed, in the measure of the figure. */
export interface Agreed {
  goal?: number;
  /** Where the goal is not reached yet: what must not be passed meanwhile. */
  limit?: number;
  /** Of the ratio to the one bundle. */
  ratioGoal?: number;
  ratioLimit?: number;
}

/** One figure of the portal, beside what was agreed and beside the same sources as one bundle. */
export interface Comparison extends Agreed {
  what: string;
  unit: Unit;
  /** Bytes for 'KiB'. */
  federated: number;
  oneBundle?: number;
}

export type Verdict = 'reached' | 'held' | 'missed' | 'for comparison';

/** What a figure may be over by before it counts: a build differs by some bytes from the next. */
const tolerance = 1.01;

/** The federated figure to that of the one bundle. */
export function ratioOf({ federated, oneBundle }: Comparison): number | undefined {
  return oneBundle ? federated / oneBundle : undefined;
}

/** 'held' is over the goal and within the limit; 'missed' is over both. */
export function verdictOf(comparison: Comparison): Verdict {
  const { federated, goal, limit, ratioGoal, ratioLimit } = comparison;
  const verdicts = [
    judge(federated, goal, limit),
    judge(ratioOf(comparison), ratioGoal, ratioLimit),
  ];
  const order: Verdict[] = ['missed', 'held', 'reached'];
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'for comparison';
}

function judge(figure: number | undefined, goal?: number, limit?: number): Verdict {
  if (figure === undefined || goal === undefined) return 'for comparison';
  if (figure <= goal * tolerance) return 'reached';
  return limit !== undefined && figure <= limit * tolerance ? 'held' : 'missed';
}

const marks = { reached: '✓', held: '✗ held', missed: '✗', 'for comparison': '' };

/** Figures side by side, as a table that reads in a terminal and in a document. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  return markdownTable(
    ['', 'goal', 'federated', 'one bundle', 'ratio', 'goal of it', ''],
    comparisons.map((comparison) => [
      comparison.what,
      withLimit(comparison.goal, comparison.limit, (value) => figure(value, comparison.unit)),
      figure(comparison.federated, comparison.unit),
      figure(comparison.oneBundle, comparison.unit),
      ratio(ratioOf(comparison)),
      withLimit(comparison.ratioGoal, comparison.ratioLimit, ratio),
      marks[verdictOf(comparison)],
    ]),
  );
}

/** A figure as it is read: KiB and milliseconds without more digits than they are sure of. */
export function figure(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '';
  if (Number.isNaN(value)) return '?';
  if (unit === 'KiB') return `${(value / kibi).toFixed(1)} KiB`;
  return unit === 'ms' ? `${Math.round(value)} ms` : String(value);
}

const ratio = (value: number | undefined) => value?.toFixed(2) ?? '';

function withLimit(
  goal: number | undefined,
  limit: number | undefined,
  say: (value: number | undefined) => string,
): string {
  return limit === undefined ? say(goal) : `${say(goal)} (held at ${say(limit)})`;
}
