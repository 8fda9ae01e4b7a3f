import {
  type AccessRequest,
  type ApplicationStatus,
  type CouncilActivity,
  type Member,
} from 'shared-data';
import type { SigningKey } from 'shared-data/certificates';
import { outcomeOf } from 'shared-data/model';

/** How many days the alerts look back. */
export const alertDays = 7;

/** An event that admins should notice, because it gives power or takes a decision back. */
export type Alert = { id: string; at: string } & (
  | { kind: 'admin-request'; name: string; email: string }
  | { kind: 'new-admin'; name: string; email: string }
  | { kind: 'new-key' | 'revoked-key'; name: string; device: string }
  | { kind: 'reversed'; by: string; number: string }
);

interface Sources {
  members: readonly Member[];
  requests: readonly AccessRequest[];
  activity: readonly CouncilActivity[];
  keys: readonly SigningKey[];
}

/** The events of the last `alertDays`, newest first. A decided request gives no alert. */
export function findAlerts({ members, requests, activity, keys }: Sources, now: Date): Alert[] {
  const since = new Date(now.getTime() - alertDays * 86_400_000).toISOString();
  const waiting = requests
    .filter(({ decision, accessLevel }) => decision === null && accessLevel === 'admin')
    .map(({ uid, name, email, requestedAt }): Alert => {
      return { kind: 'admin-request', id: `request-${uid}`, name, email, at: requestedAt };
    });
  const admins = members.flatMap((member): Alert[] => {
    const { uid, name, email, role } = member;
    const at = adminSince(member);
    if (role !== 'admin') return [];
    // Stryker disable next-line ConditionalExpression,ArrayDeclaration: without a time it is filtered out below.
    if (at === null) return [];
    return [{ kind: 'new-admin', id: `admin-${uid}`, name, email, at }];
  });
  const reversed = activity.filter(isReversal).map(({ applicationId, number, by, at }): Alert => {
    return { kind: 'reversed', id: `reversed-${applicationId}-${at}`, by, number, at };
  });
  return [...waiting, ...admins, ...reversed, ...keys.flatMap(alertsOf)]
    .filter(({ at }) => at >= since)
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** A key is an alert because its owner can issue certificates in the council's name. */
function alertsOf({ kid, owner: { name }, device, createdAt, revokedAt }: SigningKey): Alert[] {
  const alerts: Alert[] = [{ kind: 'new-key', id: `key-${kid}`, name, device, at: createdAt }];
  if (revokedAt !== undefined) {
    alerts.push({ kind: 'revoked-key', id: `revoked-${kid}`, name, device, at: revokedAt });
  }
  return alerts;
}

/** The latest of the dates of joining, being invited and getting the role; null for an open invitation. */
function adminSince({ joinedAt, invitedAt = '', changedAt = '' }: Member): string | null {
  // Stryker disable next-line EqualityOperator: of two equal times either will do.
  return joinedAt && [joinedAt, invitedAt, changedAt].reduce((one, at) => (at > one ? at : one));
}

function isReversal({ from, to }: CouncilActivity): boolean {
  return from !== null && from !== to && isDecided(from) && isDecided(to);
}

function isDecided(status: ApplicationStatus): boolean {
  return outcomeOf(status) !== 'pending';
}
