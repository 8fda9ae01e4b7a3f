import type { AccessAnswer, AccessPerson } from './Access';
import type { Role } from '../kinds/role';
import type { AccessRequest } from './accessRequestSchema';
import type { Member } from './memberSchema';

/** Milliseconds until a person may ask again after a refusal: a day. firestore.rules have the same. */
const refusalLasts = 24 * 3_600_000;

/** Whether somebody may file a request: the first, or again a day after a refusal. */
export function mayAsk(request: AccessRequest | undefined, now: Date): boolean {
  if (!request) return true;
  const { decision } = request;
  if (!decision || decision.granted) return false;
  return now.getTime() - Date.parse(decision.at) > refusalLasts;
}

/** Somebody who wants to enter; `confirmed` comes from their token, which the server uses too. */
export interface AccessSeeker extends AccessPerson {
  confirmed: boolean;
}

export interface AccessFacts {
  confirmed: boolean;
  member: Member | undefined;
  request: AccessRequest | undefined;
}

/**
 * Whether a person with these facts may enter the area of a role. Everybody may enter the area of citizens, unless
 * their account is blocked.
 */
export function accessFor(role: Role, { confirmed, member, request }: AccessFacts): AccessAnswer {
  const has = member?.role ?? 'user';
  const facts = {
    confirmed,
    ...(request ? { asked: askedIn(request) } : {}),
    ...(has === role || has === 'user' ? {} : { role: has }),
  };
  if (member?.blockedAt !== undefined) return { ...facts, access: 'blocked' };
  if (role === 'user') return { ...facts, access: 'granted' };
  if (has === role) return { ...facts, access: confirmed ? 'granted' : 'unconfirmed' };
  if (request && !request.decision) return { ...facts, access: 'waiting' };
  if (request?.decision && !request.decision.granted) {
    return { ...facts, access: 'refused', refusedAt: request.decision.at };
  }
  return { ...facts, access: 'none' };
}

function askedIn({ position, accessLevel, requestedAt }: AccessRequest) {
  return { position, accessLevel, requestedAt };
}
