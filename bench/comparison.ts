import { markdownTable } from '../tools/markdownTable';

export const kibi = 1024;

export type Unit = 'KiB' | 'ms' | 'requests';

/** The most that is allowed, in the unit of the figure. */
export interface Limits {
  limit?: number;
  /** Of the ratio to the one bundle. */
  ratioLimit?: number;
}

/** One figure of the portal, compared with its limits and with the same sources as one bundle. */
export interface Comparison extends Limits {
  what: string;
  unit: Unit;
  /** For 'KiB' the figure is in bytes. */
  federated: number;
  oneBundle?: number;
}

/** The tolerance for a figure: two builds of the same sources differ by some bytes. */
const tolerance = 1.01;

/** The federated figure divided by the one bundle's. */
export function ratioOf({ federated, oneBundle }: Comparison): number | undefined {
  return oneBundle ? federated / oneBundle : undefined;
}

/** Whether a limit is exceeded. A figure that could not be measured exceeds its limit. */
export function isOver(comparison: Comparison): boolean {
  const { federated, limit, ratioLimit = Infinity } = comparison;
  const isTooMuch = limit !== undefined && !(federated <= limit * tolerance);
  return isTooMuch || (ratioOf(comparison) ?? 0) > ratioLimit * tolerance;
}

/** The figures as a table that is readable in a terminal and in a Markdown document. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  return markdownTable(
    ['', 'limit', 'federated', 'one bundle', 'ratio', 'limit of it', ''],
    comparisons.map((comparison) => {
      const { what, unit, limit, federated, oneBundle, ratioLimit } = comparison;
      const isLimited = limit !== undefined || ratioLimit !== undefined;
      return [
        ...[what, figure(limit, unit), figure(federated, unit), figure(oneBundle, unit)],
        ...[ratio(ratioOf(comparison)), ratio(ratioLimit)],
        isOver(comparison) ? '✗' : isLimited ? '✓' : '',
      ];
    }),
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
