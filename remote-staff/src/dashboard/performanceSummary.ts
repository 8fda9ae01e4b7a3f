import type { StaffProfile } from 'shared-data';

export type PerformanceKey = keyof StaffProfile['performance'];

/** In the order of the dashboard (spec.md §2). */
export const performanceKeys = [
  'applicationProcessing',
  'customerSatisfaction',
  'onTimeCompletion',
  'teamCollaboration',
] as const satisfies readonly PerformanceKey[];

/** The rating as a share of the best one: 4.6 out of 5 is 0.92. */
export function ratingShare(rating: number): number {
  return rating / 5;
}

/** Summarises the performance figures. All shares are from 0 to 1. */
export function summarisePerformance(performance: StaffProfile['performance']) {
  const ranked = performanceKeys.toSorted((a, b) => performance[b] - performance[a]);
  const [best = performanceKeys[0]] = ranked;
  const worst = ranked.at(-1) ?? best;
  const sum = performanceKeys.reduce((total, key) => total + performance[key], 0);
  return {
    average: Math.round(sum / performanceKeys.length) / 100,
    best: { key: best, share: performance[best] / 100 },
    worst: { key: worst, share: performance[worst] / 100 },
  };
}
