import type {
  ApplicationId,
  CertificateNumber,
  KeyId,
  LogEntryId,
  ReceiptNumber,
  ServiceId,
  UserId,
} from '../store/kinds';

// The id of an entry is made from its act, so that firestore.rules can ask for the entry with the act, and for the
// act with the entry. Where a record has no revision, it holds a token that each act changes.

/** Of a step of an application. */
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

/** Of a service that is there afterwards. */
export function serviceEntryId(id: ServiceId, token: string): LogEntryId {
  return `services-${id}-${token}`;
}

/** @param token of the service as it was; undefined where it has none */
export function serviceRemovalEntryId(id: ServiceId, token = 'first'): LogEntryId {
  return `services-${id}-${token}-removed`;
}

/** What there are settings of, each in a record of its own. */
export type SettingsId = 'council' | 'office' | 'texts';

export function settingsEntryId(of: SettingsId, revision: number): LogEntryId {
  return `settings-${of}-${revision}`;
}

export function memberEntryId(uid: UserId, token: string): LogEntryId {
  return `members-${uid}-${token}`;
}

/** @param address as the invitation is kept under */
export function invitationEntryId(address: string, token: string): LogEntryId {
  return `invitations-${address}-${token}`;
}

/** @param token of the invitation; undefined where it has none */
export function withdrawalEntryId(address: string, token = 'first'): LogEntryId {
  return `invitations-${address}-${token}-withdrawn`;
}

/** @param requestedAt milliseconds since 1970: somebody may ask again after a refusal */
export function requestEntryId(uid: UserId, requestedAt: number): LogEntryId {
  return `accessRequests-${uid}-${requestedAt}`;
}

/** @param token that the application holds from then on, since an assignment is no step of it */
export function assignmentEntryId(id: ApplicationId, token: string): LogEntryId {
  return `assignment-${id}-${token}`;
}

export function paymentEntryId(
  receipt: ReceiptNumber,
  change: 'recorded' | 'cancelled',
): LogEntryId {
  return change === 'recorded' ? `payments-${receipt}` : `payments-${receipt}-${change}`;
}

/** For what changes no record. */
export function noteEntryId(kind: 'export' | 'sign-in', uid: UserId, token: string): LogEntryId {
  return `${kind}-${uid}-${token}`;
}

/** 20 letters and digits by chance, as Firestore's own ids. */
export function entryToken(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}
