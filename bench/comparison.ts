import { markdownTable } from '../tools/markdownTable';
import { isFigure } from './report';

export const kibi = 1024;

export type Unit = 'KiB' | 'ms' | 'requests';

/** The agreed value, in the unit of the figure. */
export interface Agreed {
  goal?: number;
  /** If the goal is not reached yet: the value that must not be exceeded meanwhile. */
  limit?: number;
  /** The agreed ratio to the one bundle. */
  ratioGoal?: number;
  ratioLimit?: number;
}

/** One figure of the portal, compared with the agreed value and with the same sources as one bundle. */
export interface Comparison extends Agreed {
  what: string;
  unit: Unit;
  /** For 'KiB' the figure is in bytes. */
  federated: number;
  oneBundle?: number;
}

export type Verdict = 'reached' | 'held' | 'missed' | 'for comparison';

/** The tolerance for a figure: two builds of the same sources differ by some bytes. */
const tolerance = 1.01;

/** The federated figure divided by the one bundle's. */
export function ratioOf({ federated, oneBundle }: Comparison): number | undefined {
  return oneBundle ? federated / oneBundle : undefined;
}

/** 'held' is over the goal but within the limit; 'missed' is over both. */
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

/** The figures as a table that is readable in a terminal and in a Markdown document. */
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
    isFigure,
  );
}

/** A figure for the table: KiB and milliseconds only with their significant digits. */
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
