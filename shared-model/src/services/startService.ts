import { usualTerms } from './usualTerms';
import type { Service } from './serviceSchema';
import type { ServiceId } from '../kinds/kinds';

interface Started {
  service: Service;
  /** The list held that name already, in whatever case. */
  duplicate: boolean;
}

/** A new service after the others; `name` is trimmed already. */
export function startService(id: ServiceId, name: string, others: readonly Service[]): Started {
  const position = Math.max(-1, ...others.map((other) => other.position)) + 1;
  return {
    service: { ...usualTerms, id, name, position, version: 0 },
    duplicate: others.some((other) => isSameName(other.name, name)),
  };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
