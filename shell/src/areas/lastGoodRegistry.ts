import * as v from 'valibot';
import { type Registry, registrySchema } from './registrySchema';

const key = 'portal-registry';

/** The last registry that was read in this browser, if it was stored and is still valid. */
export function findLastGoodRegistry(): Registry | undefined {
  try {
    const kept = v.safeParse(registrySchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

export function saveLastGoodRegistry(registry: Registry): void {
  try {
    localStorage.setItem(key, JSON.stringify(registry));
  } catch {
    // Storage is full or blocked: the built-in registry remains.
  }
}
