import type {
  ApplicationId,
  CertificateNumber,
  KeyId,
  LogEntryId,
  ReceiptNumber,
  ServiceId,
  UserId,
} from '../kinds/kinds';

// The id of an entry is derived from its action, so that firestore.rules can require the entry with the action, and the
// action with the entry. A record without a revision has a token that each action changes.

/** For a step of an application. */
export function decisionEntryId(id: ApplicationId, revision: number): LogEntryId {
  return `applications-${id}-${revision}`;
}

export function certificateEntryId(
  number: CertificateNumber,
  change: 'issued' | 'revoked' | 'replaced',
): LogEntryId {
  return `certificates-${number}-${change}`;
}

export function keyEntryId(kid: KeyId, change: 'added' | 'revoked'): LogEntryId {
  return `keys-${kid}-${change}`;
}

/** For an action after which the service still exists. */
export function serviceEntryId(id: ServiceId, token: string): LogEntryId {
  return `services-${id}-${token}`;
}

/** @param token the service's token before its removal; undefined where it has none */
export function serviceRemovalEntryId(id: ServiceId, token = 'first'): LogEntryId {
  return `services-${id}-${token}-removed`;
}

/** The kinds of settings, each in its own record. */
export type SettingsId = 'council' | 'office' | 'texts';

export function settingsEntryId(of: SettingsId, revision: number): LogEntryId {
  return `settings-${of}-${revision}`;
}

export function memberEntryId(uid: UserId, token: string): LogEntryId {
  return `members-${uid}-${token}`;
}

/** @param address the address that the invitation is stored under */
export function invitationEntryId(address: string, token: string): LogEntryId {
  return `invitations-${address}-${token}`;
}

/** @param token the token of the invitation; undefined where it has none */
export function withdrawalEntryId(address: string, token = 'first'): LogEntryId {
  return `invitations-${address}-${token}-withdrawn`;
}

/** @param requestedAt milliseconds since 1970: somebody may ask again after a refusal */
export function requestEntryId(uid: UserId, requestedAt: number): LogEntryId {
  return `accessRequests-${uid}-${requestedAt}`;
}

/** @param token the new token of the application, since an assignment is no step of it */
export function assignmentEntryId(id: ApplicationId, token: string): LogEntryId {
  return `assignment-${id}-${token}`;
}

export function paymentEntryId(
  receipt: ReceiptNumber,
  change: 'recorded' | 'cancelled',
): LogEntryId {
  return change === 'recorded' ? `payments-${receipt}` : `payments-${receipt}-${change}`;
}

/** For an action that changes no record. */
export function noteEntryId(kind: 'export' | 'sign-in', uid: UserId, token: string): LogEntryId {
  return `${kind}-${uid}-${token}`;
}

/** 20 random letters and digits, like Firestore's own ids. */
export function entryToken(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}
