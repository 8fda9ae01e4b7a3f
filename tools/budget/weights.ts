import { bytesOf, type Load, ofType, until } from '../bench/measuring/loads';
import type { Unit } from '../bench/comparison';
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
      return until(readyAt, loads);
    case 'all':
    case 'requests':
      return [...loads];
  }
}

/** Bytes, or how many, by what the measure is of. */
export function weigh(measure: Measure, visit: Pick<Visit, 'loads' | 'readyAt'>): number {
  const counted = countedLoads(measure, visit);
  return measures[measure].unit === 'requests' ? counted.length : bytesOf(counted);
}
