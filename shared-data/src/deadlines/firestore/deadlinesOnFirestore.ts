import { doc, type Transaction } from 'firebase/firestore';
import type { Application, ApplicationStatus } from '../../applications/Application';
import type { LiveContext } from '../../firestore/LiveFeature';
import { usualTerms } from '../../services/Service';
import { readCalendar } from '../../settings/firestore/settingsOnFirestore';
import type { Deadline } from '../Deadline';
import { deadlineAfter, movesDeadline, startDeadline } from '../deadlines';

interface Promised extends Pick<Application, 'form'> {
  serviceId: string;
}

/** The deadline of an application that this transaction submits: firestore.rules compute its bounds from the same days. */
export async function promiseDeadline(
  { firestore, now }: LiveContext,
  transaction: Transaction,
  { serviceId, form }: Promised,
): Promise<Deadline> {
  const service = ['services', serviceId] as const;
  // The form was filled in for the terms of its version.
  const terms = form
    ? doc(firestore, ...service, 'versions', String(form.version))
    : doc(firestore, ...service);
  const [promised, calendar] = await Promise.all([
    transaction.get(terms),
    readCalendar(firestore, transaction),
  ]);
  const days: unknown = promised.get(form ? 'definition.days' : 'days');
  return startDeadline(now(), typeof days === 'number' ? days : usualTerms.days, calendar);
}

/** The deadline that a move gives an application; undefined, without a read, where it does not change. */
export async function moveDeadline(
  { firestore, now }: LiveContext,
  transaction: Transaction,
  before: Application,
  to: ApplicationStatus,
): Promise<Deadline | undefined> {
  if (!movesDeadline(before, to)) return undefined;
  return deadlineAfter(before, to, now(), await readCalendar(firestore, transaction));
}
