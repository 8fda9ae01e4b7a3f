import type { Application } from '../applications/applicationSchema';
import { usualTerms } from '../services/usualTerms';
import type { Service } from '../services/serviceSchema';

/**
 * The working days that a service promises now. The service is found by the id on the form or by its name; the default
 * where the council no longer offers it.
 */
export function promisedDays(
  services: readonly Pick<Service, 'id' | 'name' | 'days'>[],
  { service, form }: Pick<Application, 'service' | 'form'>,
): number {
  const offered =
    services.find(({ id }) => id === form?.serviceId) ??
    services.find(({ name }) => name === service);
  return offered?.days ?? usualTerms.days;
}
