import { watchServiceVersion, type Application, type ServiceDefinition } from 'shared-data';
import { firstValue } from './export/firstValue';

/**
 * The version whose certificate an approval would sign; undefined if there is none, or if it cannot be read now: then the
 * approval itself says so.
 */
export async function findCertified({
  form,
}: Pick<Application, 'form'>): Promise<ServiceDefinition | undefined> {
  if (!form) return undefined;
  try {
    const { definition } = await firstValue(watchServiceVersion(form.serviceId, form.version));
    return definition.outcome === 'certificate' && definition.certificate ? definition : undefined;
  } catch (error) {
    console.warn('Whether a certificate is signed is not known.', error);
    return undefined;
  }
}
