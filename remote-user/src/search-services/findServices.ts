import { type Service, type ServiceTerms } from 'shared-data';
import { serviceCatalogue, usualTerms } from 'shared-data/model';

/** A service as the search lists it. */
export interface ListedService extends ServiceTerms, Partial<Pick<Service, 'id' | 'version'>> {
  name: string;
  /** Its name in the language of the page, where that is another. */
  shownName?: string;
  /** Whether it can be applied for here. */
  isOffered: boolean;
}

/**
 * The catalogue's ten (spec.md §3), then what the council has added to the services on offer.
 * @param offered undefined where the records do not answer: the catalogue alone is better than nothing
 */
export function listServices(offered: readonly Service[] = []): ListedService[] {
  const named = (name: string) =>
    offered.find((service) => service.name.toLowerCase() === name.toLowerCase());
  const catalogue = serviceCatalogue.map((name): ListedService => {
    const service = named(name);
    return { ...(service ?? usualTerms), name: service?.name ?? name, isOffered: Boolean(service) };
  });
  const listed = new Set(catalogue.map(({ name }) => name.toLowerCase()));
  const added = offered.filter(({ name }) => {
    const key = name.toLowerCase();
    return !listed.has(key) && listed.add(key);
  });
  return [...catalogue, ...added.map((service) => ({ ...service, isOffered: true }))];
}

/** Those whose name holds what is typed, in whatever case (spec.md §2). */
export function findServices(services: readonly ListedService[], typed: string): ListedService[] {
  const wanted = typed.trim().toLowerCase();
  return services.filter(({ name, shownName = '' }) =>
    [name, shownName].some((each) => each.toLowerCase().includes(wanted)),
  );
}
