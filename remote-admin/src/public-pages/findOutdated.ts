import type { Service } from 'shared-data';
import type { PublicService } from './publicServices';

/** How the public pages differ from the records: a service is missing, has changed, or was removed but is still shown. */
export type OutdatedKind = 'missing' | 'changed' | 'removed';

export interface Outdated {
  id: string;
  name: string;
  kind: OutdatedKind;
}

/** The services that differ between the public pages and the records; the removed ones are last. */
export function findOutdated(
  services: readonly Service[],
  shown: readonly PublicService[],
): Outdated[] {
  const outdated = services.flatMap((service): Outdated[] => {
    const { id, name } = service;
    const before = shown.find((each) => each.id === id);
    if (!before) return [{ id, name, kind: 'missing' }];
    return isSame(service, before) ? [] : [{ id, name, kind: 'changed' }];
  });
  const removed = shown.filter(({ id }) => services.every((service) => service.id !== id));
  return [...outdated, ...removed.map(({ id, name }) => ({ id, name, kind: 'removed' as const }))];
}

/** Texts and papers change with the version; without a version, a service has the papers of its terms. */
function isSame(service: Service, shown: PublicService): boolean {
  const { name, days, fee, version, documents } = service;
  if (name !== shown.name || days !== shown.days || fee !== shown.fee) return false;
  if (version !== (shown.version ?? version)) return false;
  return version > 0 || documents.join('\n') === shown.papers.map((one) => one.name).join('\n');
}
