import { doc, Timestamp, type Transaction } from 'firebase/firestore';
import type { Application } from '../../applications/Application';
import type { LiveContext } from '../../firestore/LiveFeature';
import { readOffice } from '../../settings/firestore/settingsOnFirestore';
import { QuestionsChangedError, ServiceNotOfferedError } from '../../store/errors';
import { isVersionOpen } from '../isVersionOpen';

interface Asked extends Pick<Application, 'service' | 'form'> {
  serviceId: string;
}

/**
 * Refuses a submission that firestore.rules would refuse for its version, with an error that says why.
 * @throws ServiceNotOfferedError, QuestionsChangedError
 */
export async function requireOpenVersion(
  { firestore, now }: LiveContext,
  transaction: Transaction,
  { service, serviceId, form }: Asked,
): Promise<void> {
  const offer = await transaction.get(doc(firestore, 'services', serviceId));
  if (!offer.exists()) throw new ServiceNotOfferedError(service);
  const current: unknown = offer.get('version') ?? 0;
  if (current === (form?.version ?? 0)) return;
  // What was begun before the service had any questions has no version, and no days either.
  if (!form) throw new QuestionsChangedError(service);
  const path = ['services', serviceId, 'versions', String(form.version + 1)] as const;
  const next: unknown = (await transaction.get(doc(firestore, ...path))).get('publishedAt');
  const supersededAt = next instanceof Timestamp ? next.toDate() : undefined;
  const { graceDays } = readOffice(await transaction.get(doc(firestore, 'settings', 'office')));
  if (!isVersionOpen(supersededAt, graceDays, now())) throw new QuestionsChangedError(service);
}
