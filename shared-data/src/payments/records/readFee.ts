import { type Fee, feeOf, serviceSchema } from 'shared-model';
import { toApplication } from '../../applications/records/storedApplication';
import { readVersion } from '../../definitions/records/openDefinitions';
import type { Path } from '../../documents/Documents';
import type { StoredDocument } from '../../documents/StoredDocument';
import { parseDocument } from '../../documents/parseDocuments';

/** The path of the document with the fee of an application; undefined where the application names no service. */
export function feeSource(application: StoredDocument): Path | undefined {
  const form = toApplication(application)?.form;
  if (form) return `services/${form.serviceId}/versions/${form.version}`;
  const serviceId: unknown = application.get('keys.serviceId');
  return typeof serviceId === 'string' && serviceId !== '' ? `services/${serviceId}` : undefined;
}

/** The fee in that document, which is a version or a service. */
export function readFee(source: StoredDocument | undefined): Fee {
  if (!source?.exists) return { amount: undefined, paidFirst: false };
  if (source.collection.endsWith('/versions')) {
    const version = readVersion(source);
    return version ? feeOf(version.definition) : { amount: undefined, paidFirst: false };
  }
  const service = parseDocument(serviceSchema, 'service', source);
  return { amount: service?.fee, paidFirst: false };
}
