export const kibi = 1024;

export type Unit = 'KiB' | 'ms' | 'requests';

/** One figure of the portal, beside what was agreed and beside the same sources as one bundle. */
export interface Comparison {
  what: string;
  unit: Unit;
  /** Bytes for 'KiB'. */
  federated: number;
  oneBundle?: number;
  /** What was agreed, in the same measure. */
  goal?: number;
  /** Where the goal is not reached yet: what must not be passed meanwhile. */
  limit?: number;
  /** What was agreed of the ratio to the one bundle. */
  ratioGoal?: number;
  ratioLimit?: number;
}

export type Verdict = 'reached' | 'held' | 'missed' | 'for comparison';

/** What a figure may be over by before it counts: a build differs by some bytes from the next. */
export const tolerance = 1.01;

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
