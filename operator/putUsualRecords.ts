import type { Firestore } from 'firebase-admin/firestore';
import { sampleServices } from '../shared-data/src/samples/sampleServices';
import { writeRecords } from '../tools/firestore/liveRecords';
import { firstSettings, usualServices } from '../tools/firestore/usualRecords';

interface PutRecords {
  /** How many services were added; 0 if the council already has services. */
  services: number;
  settings: boolean;
}

/**
 * Gives a project the services and the settings that a council starts with. Existing records are left as they
 * are, and services that an admin has removed are not added again: so it can be run again.
 */
export async function putUsualRecords(firestore: Firestore): Promise<PutRecords> {
  const services = await firestore.collection('services').limit(1).get();
  // Versions of removed services: a published version is never overwritten.
  const versions = await firestore.collectionGroup('versions').limit(1).get();
  const isNew = services.empty && versions.empty;
  if (isNew) await writeRecords(firestore, usualServices(new Date()));

  const settings = firstSettings();
  const put = await firestore.runTransaction(async (transaction) => {
    const reference = firestore.doc(settings.path);
    if ((await transaction.get(reference)).exists) return false;
    transaction.create(reference, settings.data);
    return true;
  });
  return { services: isNew ? sampleServices.length : 0, settings: put };
}
