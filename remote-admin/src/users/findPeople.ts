import type { Role } from 'shared-auth';
import type { Member } from 'shared-data';
import { soundsLike } from 'shared-data/model';

/** The people whose name or address contains the search words, in Devanagari or in Latin, in one role or in all. */
export function findPeople(
  members: readonly Member[],
  { search, role }: { search: string; role: Role | undefined },
): Member[] {
  const words = search.toLowerCase().split(/\s+/);
  return members.filter(
    (member) =>
      (role === undefined || member.role === role) &&
      words.every(
        (word) =>
          `${member.name} ${member.email}`.toLowerCase().includes(word) ||
          soundsLike(word, member.name),
      ),
  );
}

/** Whether the typed text can be a complete e-mail address. */
export function isAddress(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}
