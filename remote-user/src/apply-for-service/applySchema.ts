import { limits } from 'shared-data/limits';
import { boolean, check, maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';

export interface ApplyMessages {
  serviceMissing: string;
  detailsMissing: string;
  detailsLong: (length: number) => string;
  certifyMissing: string;
}

/**
 * Service, details and the certification are required (spec.md §5); blanks alone are nothing.
 * @param services the names on offer: one that was taken off meanwhile has to be chosen anew
 */
export function applySchema(services: readonly string[], messages: ApplyMessages) {
  return object({
    service: pipe(
      string(),
      check((service) => services.includes(service), messages.serviceMissing),
    ),
    details: pipe(
      string(),
      trim(),
      nonEmpty(messages.detailsMissing),
      maxLength(limits.details, ({ input }) => messages.detailsLong(input.length)),
    ),
    certified: pipe(
      boolean(),
      check((certified) => certified, messages.certifyMissing),
    ),
  });
}
