import {
  type AccessRequest,
  accessRequestSchema,
  type ActiveSession,
  activeSessionSchema,
  type Member,
  memberSchema,
  type UserId,
} from 'shared-model';
import type { GenericSchema } from 'valibot';
import type { Fields, Path } from '../../documents/Documents';
import type { StoredDocument } from '../../documents/StoredDocument';
import { parseRecord } from '../../documents/parseRecord';

/** The collections and documents in which the live store keeps people. */
export const people = {
  members: 'members',
  invitations: 'invitations',
  requests: 'accessRequests',
  sessions: 'sessions',
  member: (uid: UserId): Path => `members/${uid}`,
  invitation: (email: string): Path => `invitations/${addressOf(email)}`,
  request: (uid: UserId): Path => `accessRequests/${uid}`,
  session: (uid: UserId): Path => `sessions/${uid}`,
};

/** An e-mail address as the live store keeps it: in lower case, as the identity provider does, too. */
export function addressOf(email: string): string {
  return email.trim().toLowerCase();
}

const invitationPrefix = 'invited-';

/** The address of the invitation with this `Member.uid`; undefined for the uid of an account. */
export function invitedAddress(uid: UserId): string | undefined {
  return uid.startsWith(invitationPrefix) ? uid.slice(invitationPrefix.length) : undefined;
}

export function readMember(document: StoredDocument): Member | undefined {
  return read(memberSchema, 'member', document, { uid: document.id }, withoutNothing);
}

/** An invitation, as a member who has not joined. */
export function readInvitation(document: StoredDocument): Member | undefined {
  const more = { uid: `${invitationPrefix}${document.id}`, joinedAt: null };
  return read(memberSchema, 'invitation', document, more);
}

export function readRequest(document: StoredDocument): AccessRequest | undefined {
  return read(accessRequestSchema, 'request', document, {
    uid: document.id,
    // Older requests lack the field: it is added when the person comes back.
    confirmed: document.get('confirmed') === true,
  });
}

export function readActiveSession(document: StoredDocument): ActiveSession | undefined {
  return read(activeSessionSchema, 'session', document, { uid: document.id });
}

/** The valid documents of a list. */
export function readAll<T>(
  documents: readonly StoredDocument[],
  readOne: (document: StoredDocument) => T | undefined,
): T[] {
  return documents.flatMap((document) => readOne(document) ?? []);
}

/** An unblocked account keeps the field, with the value null. */
function withoutNothing(data: Fields): Fields {
  const kept = { ...data };
  if (kept.blockedAt === null) delete kept.blockedAt;
  return kept;
}

function read<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  { data }: StoredDocument,
  more: object,
  prepare = (fields: Fields) => fields,
): T | undefined {
  return data && parseRecord(schema, kind, { ...prepare(data), ...more });
}
