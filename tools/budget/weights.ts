import type { Unit } from '../bench/comparison';
import type { Load } from '../bench/measuring/watchNetwork';
import type { Visit } from '../bench/measuring/visit';

/** What is counted of a first visit. */
export const measures = {
  html: { says: 'HTML', unit: 'KiB' },
  script: { says: 'JavaScript', unit: 'KiB' },
  scriptRequests: { says: 'requests for JavaScript', unit: 'requests' },
  untilUsable: { says: 'until it can be used', unit: 'KiB' },
  all: { says: 'everything', unit: 'KiB' },
  requests: { says: 'requests', unit: 'requests' },
} as const satisfies Record<string, { says: string; unit: Unit }>;

export type Measure = keyof typeof measures;

const ofType = (type: string, loads: readonly Load[]) => loads.filter((load) => load.type === type);

/** The answers that a measure of a visit counts. */
export function countedLoads(
  measure: Measure,
  { loads, readyAt }: Pick<Visit, 'loads' | 'readyAt'>,
): Load[] {
  switch (measure) {
    case 'html':
      return ofType('Document', loads);
    case 'script':
    case 'scriptRequests':
      return ofType('Script', loads);
    case 'untilUsable':
      // The icon of its tab ('Other') delays nobody.
      return loads.filter(({ at, type }) => type !== 'Other' && at <= readyAt);
    case 'all':
    case 'requests':
      return [...loads];
  }
}

/** Bytes, or how many, by what the measure is of. */
export function weigh(measure: Measure, visit: Pick<Visit, 'loads' | 'readyAt'>): number {
  const counted = countedLoads(measure, visit);
  if (measures[measure].unit === 'requests') return counted.length;
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}
