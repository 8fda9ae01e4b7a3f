import {
  type Application,
  type ApplicationStatus,
  type Deadline,
  deadlineAfter,
  movesDeadline,
  startDeadline,
  usualTerms,
} from 'shared-model';
import type { Transaction } from '../../documents/Documents';
import type { RecordsContext } from '../../store/RecordsContext';
import { readCalendar } from '../../settings/records/settingsRecords';

interface Promised extends Pick<Application, 'form'> {
  serviceId: string;
}

/** The deadline of an application that this transaction submits: firestore.rules compute its bounds from the same days. */
export async function promiseDeadline(
  { now }: Pick<RecordsContext, 'now'>,
  transaction: Transaction,
  { serviceId, form }: Promised,
): Promise<Deadline> {
  const service = `services/${serviceId}`;
  // The form was filled in for the terms of its version.
  const terms = form ? `${service}/versions/${form.version}` : service;
  const [promised, calendar] = await Promise.all([
    transaction.get(terms),
    readCalendar(transaction),
  ]);
  const days: unknown = promised.get(form ? 'definition.days' : 'days');
  return startDeadline(now(), typeof days === 'number' ? days : usualTerms.days, calendar);
}

/** The deadline that a move gives an application; undefined, without a read, where it does not change. */
export async function moveDeadline(
  { now }: Pick<RecordsContext, 'now'>,
  transaction: Transaction,
  before: Application,
  to: ApplicationStatus,
): Promise<Deadline | undefined> {
  if (!movesDeadline(before, to)) return undefined;
  return deadlineAfter(before, to, now(), await readCalendar(transaction));
}
