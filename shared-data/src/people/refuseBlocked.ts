import type { StoredDocument } from '../documents/StoredDocument';
import { NotPermittedError } from 'shared-model';

/** @throws NotPermittedError if the account of the member is blocked */
export function refuseBlocked(member: StoredDocument): void {
  if (typeof member.get('blockedAt') === 'string') {
    throw new NotPermittedError('The account is blocked.');
  }
}
