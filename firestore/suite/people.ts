import type { Role } from 'shared-auth';

export interface Person {
  uid: string;
  name: string;
  email: string;
  confirmed: boolean;
  /** The role in `members`; undefined: there is no membership. */
  role?: Role;
  /** An admin has blocked the account. */
  isBlocked?: boolean;
}

/** The people in the tests of the rules. The tested records belong to Asha, the owner. */
export const people = {
  'signed out': null,
  owner: person('asha', 'Asha Rao'),
  'other citizen': person('bina', 'Bina Patil'),
  'unconfirmed staff': { ...person('chetan', 'Chetan Kale', 'staff'), confirmed: false },
  staff: person('dev', 'Dev Joshi', 'staff'),
  admin: person('esha', 'Esha Kulkarni', 'admin'),
  'revoked staff': person('farid', 'Farid Shaikh', 'user'),
  'unconfirmed admin': { ...person('gita', 'Gita More', 'admin'), confirmed: false },
  'second admin': person('hari', 'Hari Pawar', 'admin'),
  'unconfirmed citizen': { ...person('indu', 'Indu Sawant'), confirmed: false },
  'blocked staff': { ...person('jaya', 'Jaya Desai', 'staff'), isBlocked: true },
  'blocked admin': { ...person('kiran', 'Kiran Bhosale', 'admin'), isBlocked: true },
  'blocked citizen': { ...person('lata', 'Lata Shinde', 'user'), isBlocked: true },
} as const satisfies Record<string, Person | null>;

export type PersonName = keyof typeof people;

/** The columns of the tables. */
export const columns = [
  'signed out',
  'owner',
  'other citizen',
  'unconfirmed staff',
  'staff',
  'admin',
  'revoked staff',
] as const satisfies readonly PersonName[];

export const owner = people.owner;

function person(uid: string, name: string, role?: Role): Person {
  return { uid, name, email: `${uid}@example.com`, confirmed: true, ...(role ? { role } : {}) };
}

/** A person as a history or a decision stores them. */
export function actor({ uid, name }: Person, role: Role) {
  return { uid, name, role };
}
