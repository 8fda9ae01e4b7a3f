import type { IsoDay } from '../kinds/kinds';

/** The state of an application's deadline on a day. */
export type DeadlineStanding =
  /** `inDays`: calendar days until then; 0 is today. */
  | { kind: 'due'; day: IsoDay; inDays: number }
  /** `byDays`: calendar days since, at least 1. */
  | { kind: 'overdue'; day: IsoDay; byDays: number }
  /** With the citizen: the deadline is paused. `left` as in `Deadline`. */
  | { kind: 'paused'; left: number }
  /** Decided, in time or not. */
  | { kind: 'in-time'; day: IsoDay }
  | { kind: 'late'; day: IsoDay; byDays: number };
