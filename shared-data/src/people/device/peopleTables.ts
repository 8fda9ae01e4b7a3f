import type { Dexie, Table } from 'dexie';
import type { AccessRequest } from '../AccessRequest';
import type { ActiveSession } from '../ActiveSession';
import type { Member } from '../Member';

export const peopleTables = {
  members: 'uid, name',
  accessRequests: 'uid, requestedAt',
  sessions: 'uid, seenAt',
};

export interface PeopleTables {
  members: Table<Member, string>;
  requests: Table<AccessRequest, string>;
  sessions: Table<ActiveSession, string>;
}

export function tablesOf(db: Dexie): PeopleTables {
  return {
    members: db.table('members'),
    requests: db.table('accessRequests'),
    sessions: db.table('sessions'),
  };
}

/** Addresses are compared without regard to case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
