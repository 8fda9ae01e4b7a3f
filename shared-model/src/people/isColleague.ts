import type { Member } from './memberSchema';

/** Whether somebody works here now, and can be given work. */
export function isColleague(
  member: Pick<Member, 'role' | 'joinedAt' | 'blockedAt'> | undefined,
): boolean {
  return (
    member !== undefined &&
    member.role !== 'user' &&
    member.joinedAt !== null &&
    member.blockedAt === undefined
  );
}

/** Whether an admin has ended somebody's work here: of all members, only these may still have an application. */
export function isLeaver(member: Member): boolean {
  const wasChanged = member.changedAt !== undefined || member.blockedAt !== undefined;
  return wasChanged && !isColleague(member);
}
