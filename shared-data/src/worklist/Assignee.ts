import type { IsoTime, UserId } from '../store/kinds';

/** Who has an application, since when, and by whom it was given to them. */
export interface Assignee {
  uid: UserId;
  name: string;
  at: IsoTime;
  by: { uid: UserId; name: string };
  /** What the one who handed it over wants them to know. */
  note?: string | undefined;
}
