import { type Actor, entryToken, type Service, serviceEntryId } from 'shared-model';
import type { Transaction } from '../../documents/Documents';
import { writeLogEntry } from '../../log/records/writeLogEntry';

/** The actions after which the service still exists. */
export type ServiceAct = 'added' | 'changed' | 'restored' | 'published';

/**
 * Writes the log entry of an action on a service. Call it after all reads of the transaction.
 * @returns the token that the service is to be written with, as `logged`
 */
export function writeServiceEntry(
  transaction: Transaction,
  { id, name, version }: Service,
  { by, action }: { by: Actor; action: ServiceAct },
): string {
  const token = entryToken();
  writeLogEntry(transaction, serviceEntryId(id, token), {
    by,
    kind: 'service',
    action,
    subject: name,
    detail: action === 'published' ? String(version) : undefined,
  });
  return token;
}
