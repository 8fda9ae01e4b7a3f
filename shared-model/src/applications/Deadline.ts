import type { IsoDay } from '../kinds/kinds';

/** The day by which the council promised to decide an application. */
export interface Deadline {
  /** A day where the council is. While the application is with the citizen, the deadline before the return. */
  day: IsoDay;
  /**
   * Working days that were left when the application was returned; negative where it was overdue, and -1 where only
   * closed days had passed. Set while it is with the citizen.
   */
  left?: number | undefined;
}

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
