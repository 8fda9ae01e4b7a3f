import type { Role } from 'shared-auth';
import { cleanEmail, isEmail } from 'shared-auth/names';
import type { Member } from 'shared-data';
import { closestFirst } from 'shared-data/model';

/** The people whose name or address contains the search words, in Devanagari or in Latin, in one role or in all. */
export function findPeople(
  members: readonly Member[],
  { search, role }: { search: string; role: Role | undefined },
) {
  const inRole = members.filter((member) => role === undefined || member.role === role);
  return closestFirst(inRole, search, ({ name, email }) => ({ text: `${name} ${email}`, name }));
}

/** Whether the typed text can be a complete e-mail address. */
export function isAddress(text: string): boolean {
  return isEmail(cleanEmail(text));
}
