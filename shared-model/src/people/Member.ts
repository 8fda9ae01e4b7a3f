import type { Member } from './memberSchema';

export interface MemberFigures {
  /** Everybody who has joined. */
  members: number;
  /** Open invitations. */
  invited: number;
}

/** What an admin enters to invite somebody. */
export type Invitation = Pick<Member, 'name' | 'email' | 'role'>;
