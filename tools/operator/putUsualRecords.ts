import type { Firestore } from 'firebase-admin/firestore';
import { writeRecords } from './liveRecords';
import { firstSettings, usualServices } from './usualRecords';

export interface PutRecords {
  /** How many; 0 where the council has services already. */
  services: number;
  settings: boolean;
}

/**
 * Gives a project the services and the settings that a council begins with. What is there already is left
 * as it is, also where an admin has removed a service or two: so it can be run again.
 */
export async function putUsualRecords(firestore: Firestore): Promise<PutRecords> {
  const services = (await firestore.collection('services').limit(1).get()).empty
    ? usualServices()
    : [];
  await writeRecords(firestore, services);

  const settings = firstSettings();
  const put = await firestore.runTransaction(async (transaction) => {
    const reference = firestore.doc(settings.path);
    if ((await transaction.get(reference)).exists) return false;
    transaction.create(reference, settings.data);
    return true;
  });
  return { services: services.length, settings: put };
}
