import type { Service } from '../services/serviceSchema';
import { definitionToStore } from './definitionToStore';
import { DefinitionChangedError } from './DefinitionRecords';
import type { SavedDefinition } from './storedDefinitionSchemas';
import type { ServiceDefinition } from './definitionSchema';

/** What an admin has seen of a service's design; 0 if there was none. */
export interface SeenDesign {
  /** The revision of the draft. */
  revision: number;
  /** The latest published version. */
  version: number;
}

/**
 * The draft that replaces the stored one.
 * @param service as currently stored
 * @param before the revision of the stored draft; 0 if there is none
 * @throws DefinitionChangedError, DefinitionInvalidError
 */
export function nextDraft(
  service: Service,
  before: number,
  definition: ServiceDefinition,
  seen: SeenDesign,
  now: Date,
): SavedDefinition {
  if (before !== seen.revision || service.version !== seen.version) {
    throw new DefinitionChangedError();
  }
  return {
    definition: definitionToStore(definition),
    basedOn: service.version,
    savedAt: now.toISOString(),
    revision: before + 1,
  };
}

/**
 * Prevents the removal of a draft that the admin has not seen.
 * @param before the revision of the stored draft; 0 if there is none
 * @param seen the revision of the draft that the admin has seen
 * @throws DefinitionChangedError
 */
export function refuseOtherDraft(before: number, seen: number): void {
  if (before !== 0 && before !== seen) throw new DefinitionChangedError();
}
