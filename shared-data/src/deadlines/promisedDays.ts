import type { Application } from '../applications/Application';
import { usualTerms, type Service } from '../services/Service';

/**
 * The working days that a service promises now, by the id on the form, or by its name; the usual ones where the council
 * does not offer it any more.
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
