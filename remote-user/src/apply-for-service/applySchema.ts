import { requiredText } from 'shared-area';
import { limits } from 'shared-data/limits';
import { boolean, check, object, pipe, string } from 'valibot';
import type { TranslateUser } from '../i18n';

/**
 * Service, details and the certification are required (spec.md §5); blanks alone are nothing.
 * @param services the names on offer: one that was taken off meanwhile has to be chosen anew
 */
export function applySchema(services: readonly string[], t: TranslateUser) {
  return object({
    service: pipe(
      string(),
      check((service) => services.includes(service), t('apply.serviceMissing')),
    ),
    details: requiredText(limits.applicationText.details, {
      missing: t('apply.detailsMissing'),
      tooLong: (values) => t('apply.detailsLong', values),
    }),
    certified: pipe(
      boolean(),
      check((certified) => certified, t('apply.certifyMissing')),
    ),
  });
}
