import type { IsoTime, UserId } from '../store/kinds';

/** Who has an application, since when, and by whom it was given to them. */
export interface Assignee {
  uid: UserId;
  name: string;
  at: IsoTime;
  by: { uid: UserId; name: string };
  /** Whether the one who handed it over has left words: `watchHandOverNote`. They are not here, since citizens read who has it. */
  hasNote?: true | undefined;
}
