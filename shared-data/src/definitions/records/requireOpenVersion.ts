import {
  type Application,
  isVersionOpen,
  QuestionsChangedError,
  ServiceNotOfferedError,
} from 'shared-model';
import type { Transaction } from '../../documents/Documents';
import type { RecordsContext } from '../../store/RecordsContext';
import { readOffice } from '../../settings/records/settingsRecords';

interface Asked extends Pick<Application, 'service' | 'form'> {
  serviceId: string;
}

/**
 * Refuses a submission that firestore.rules would refuse for its version, with an error that says why.
 * @throws ServiceNotOfferedError, QuestionsChangedError
 */
export async function requireOpenVersion(
  { now }: RecordsContext,
  transaction: Transaction,
  { service, serviceId, form }: Asked,
): Promise<void> {
  const offer = await transaction.get(`services/${serviceId}`);
  if (!offer.exists) throw new ServiceNotOfferedError(service);
  const current: unknown = offer.get('version') ?? 0;
  if (current === (form?.version ?? 0)) return;
  // What was begun before the service had any questions has no version, and no days either.
  if (!form) throw new QuestionsChangedError(service);
  const path = `services/${serviceId}/versions/${form.version + 1}`;
  const next: unknown = (await transaction.get(path)).get('publishedAt');
  const supersededAt = typeof next === 'string' ? new Date(next) : undefined;
  const { graceDays } = readOffice(await transaction.get('settings/office'));
  if (!isVersionOpen(supersededAt, graceDays, now())) throw new QuestionsChangedError(service);
}
