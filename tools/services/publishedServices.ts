import type { ServiceDefinition } from '../../shared-data/src/definitions/definitionSchema';
import type { Service } from '../../shared-data/src/services/Service';
import type { PublishedService } from '../../shell/src/service-pages/PublishedService';

/** A service with the latest version of its definition; without one where none was published. */
export interface DescribedService {
  service: Service;
  definition?: ServiceDefinition | undefined;
}

/**
 * What the public pages show of the services, in the order of the list. Addresses stay as they are, and so do
 * the council's own words on who may apply.
 * @param earlier what has been published until now
 */
export function publishedServices(
  described: readonly DescribedService[],
  earlier: readonly PublishedService[],
): PublishedService[] {
  const taken = new Set<string>();
  return described
    .toSorted((a, b) => a.service.position - b.service.position)
    .map(({ service, definition }) => {
      const before = earlier.find(({ id }) => id === service.id);
      const slug = freeSlug(before?.slug ?? toSlug(service.name), service.id, taken);
      taken.add(slug);
      const { id, name, days, fee } = service;
      const who = before?.who;
      return {
        ...{ id, slug, name },
        description: definition?.description ?? '',
        ...(who ? { who } : {}),
        ...{ days, fee },
        ...(definition?.place.kind === 'office' ? { bring: definition.place.bring } : {}),
        papers: papersOf(service, definition),
        outcome: definition?.outcome ?? 'answer',
        ...(definition?.certificate?.months ? { months: definition.certificate.months } : {}),
      };
    });
}

/** 'Trade License (new)' as 'trade-license-new'. Empty where a name has no Latin letter or digit. */
export function toSlug(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function freeSlug(wanted: string, id: string, taken: ReadonlySet<string>): string {
  const own = toSlug(id);
  if (wanted === '') return `service-${own}`;
  return taken.has(wanted) ? `${wanted}-${own}` : wanted;
}

function papersOf(service: Service, definition: ServiceDefinition | undefined) {
  if (!definition) return service.documents.map((name) => ({ name, required: true }));
  return definition.papers.map(({ name, hint, required }) => ({
    name,
    ...(hint ? { hint } : {}),
    required,
  }));
}
