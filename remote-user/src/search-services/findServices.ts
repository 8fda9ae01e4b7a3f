import { type Service, type ServiceTerms } from 'shared-data';
import { serviceCatalogue, usualTerms } from 'shared-data/model';

/** A service in the search results. */
export interface ListedService extends ServiceTerms, Partial<Pick<Service, 'id' | 'version'>> {
  name: string;
  /** Its name in the language of the page, if it differs. */
  shownName?: string;
  /** Whether it can be applied for here. */
  isOffered: boolean;
}

/**
 * The catalogue's ten services (spec.md §3), then those that the council has added.
 * @param offered undefined if the records fail: then the catalogue alone is listed
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

/** The services whose name contains the typed text, ignoring case (spec.md §2). */
export function findServices(services: readonly ListedService[], typed: string): ListedService[] {
  const wanted = typed.trim().toLowerCase();
  return services.filter(({ name, shownName = '' }) =>
    [name, shownName].some((each) => each.toLowerCase().includes(wanted)),
  );
}
