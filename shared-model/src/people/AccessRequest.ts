import type { AccessLevel } from './SessionUser';
import type { Actor } from '../applications/Application';
import type { IsoTime, UserId } from '../kinds/kinds';

/** The request of an account holder to work for the council (spec.md §3, staff request). */
export interface AccessRequest {
  /** The person who made the request. */
  uid: UserId;
  name: string;
  email: string;
  /** Whether the address is confirmed; undefined where the store cannot know. */
  confirmed?: boolean;
  position: string;
  accessLevel: AccessLevel;
  requestedAt: IsoTime;
  /** Null while it waits for an admin. */
  decision: AccessDecision | null;
  /** Set on sample records only. */
  sample?: true;
}

export interface AccessDecision {
  granted: boolean;
  at: IsoTime;
  by: Actor;
}
