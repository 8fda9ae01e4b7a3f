import { doc, type DocumentSnapshot, type Firestore } from 'firebase/firestore';
import { toApplication } from '../../applications/firestore/storedApplication';
import { readVersion } from '../../definitions/firestore/openDefinitions';
import { parseDocument } from '../../firestore/parseDocuments';
import { serviceSchema } from '../../services/serviceSchema';
import { feeOf } from '../feeOf';
import type { Fee } from '../Payment';

/** The document with the fee of an application; undefined where the application names no service. */
export function feeSource(firestore: Firestore, application: DocumentSnapshot) {
  const form = toApplication(application)?.form;
  if (form) {
    return doc(firestore, 'services', form.serviceId, 'versions', String(form.version));
  }
  const serviceId: unknown = application.get('keys.serviceId');
  return typeof serviceId === 'string' && serviceId !== ''
    ? doc(firestore, 'services', serviceId)
    : undefined;
}

/** The fee in that document, which is a version or a service. */
export function readFee(source: DocumentSnapshot | undefined): Fee {
  if (!source?.exists()) return { amount: undefined, paidFirst: false };
  if (source.ref.parent.id === 'versions') {
    const version = readVersion(source);
    return version ? feeOf(version.definition) : { amount: undefined, paidFirst: false };
  }
  const service = parseDocument(serviceSchema, 'service', source);
  return { amount: service?.fee, paidFirst: false };
}
