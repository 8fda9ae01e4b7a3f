import type { Service } from 'shared-data';
import { object } from 'valibot';
import { daysField } from '../services/serviceFormSchema';
import type { TranslateAdmin } from '../i18n';

/** A name for a service's field: ids may hold characters that a form would read as a path. */
export function fieldOf(index: number): `service${number}` {
  return `service${index}`;
}

/** The days promised for each service, as they are typed. */
export function promisedDaysSchema(services: readonly Service[], t: TranslateAdmin) {
  return object(Object.fromEntries(services.map((_, index) => [fieldOf(index), daysField(t)])));
}
