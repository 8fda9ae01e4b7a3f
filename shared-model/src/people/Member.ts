import type { Role } from '../kinds/role';
import type { IsoTime, UserId } from '../kinds/kinds';

/** Somebody with an account, or with an invitation to make one. */
export interface Member {
  /** The identity provider's id; for an invited person, the id of the invitation. */
  uid: UserId;
  name: string;
  email: string;
  role: Role;
  /** Null while the invitation is open. */
  joinedAt: IsoTime | null;
  invitedAt?: string;
  /** When the role was changed last. */
  changedAt?: string;
  /** When the name was changed last. */
  renamedAt?: string;
  /** The tag of the language that they have chosen for their account. */
  language?: string | undefined;
  /** Since when the account is blocked: it neither reads nor writes anything personal. */
  blockedAt?: string;
  /** Set on sample records only. */
  sample?: true;
}

export interface MemberFigures {
  /** Everybody who has joined. */
  members: number;
  /** Open invitations. */
  invited: number;
}

/** What an admin enters to invite somebody. */
export type Invitation = Pick<Member, 'name' | 'email' | 'role'>;
