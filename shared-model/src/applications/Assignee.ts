import type { IsoTime, UserId } from '../kinds/kinds';

/** Who has an application, since when, and by whom it was given to them. */
export interface Assignee {
  uid: UserId;
  name: string;
  at: IsoTime;
  by: { uid: UserId; name: string };
  /** Whether the person who handed it over left a note (`watchHandOverNote`). It is not here, since citizens read this record. */
  hasNote?: true | undefined;
}
