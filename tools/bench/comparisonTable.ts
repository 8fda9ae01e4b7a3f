import { kibi, ratioOf, type Comparison, type Unit, verdictOf } from './comparison';
import { markdownTable } from '../markdownTable';

const header = ['', 'goal', 'federated', 'one bundle', 'ratio', 'goal of it', ''];

const marks = {
  reached: '✓',
  held: '✗ held',
  missed: '✗',
  'for comparison': '',
};

/** Figures side by side, as a table that reads in a terminal and in a document. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  return markdownTable(
    header,
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
  switch (unit) {
    case 'KiB':
      return `${(value / kibi).toFixed(1)} KiB`;
    case 'ms':
      return `${Math.round(value)} ms`;
    case 'requests':
      return String(value);
  }
}

function ratio(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(2);
}

function withLimit(
  goal: number | undefined,
  limit: number | undefined,
  say: (value: number | undefined) => string,
): string {
  return limit === undefined ? say(goal) : `${say(goal)} (held at ${say(limit)})`;
}
