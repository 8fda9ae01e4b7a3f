import type { Service } from '../services/serviceSchema';
import { definitionToStore } from './definitionToStore';
import { DefinitionChangedError, DefinitionInvalidError } from './DefinitionRecords';
import type { ServiceVersion } from './storedDefinitionSchemas';
import type { ServiceDefinition } from './definitionSchema';
import { findDefinitionProblems } from './findDefinitionProblems';
import type { SeenDesign } from './nextDraft';
import { offeredTerms } from './offeredTerms';

interface NextVersion {
  version: ServiceVersion;
  /** The service with the terms of that version. */
  service: Service;
}

/**
 * The version that a definition is published as. Publishing removes the draft, so the admin must have seen that draft.
 * @param service as currently stored
 * @param before the revision of the stored draft; 0 if there is none
 * @throws DefinitionChangedError, DefinitionInvalidError
 */
export function nextVersion(
  service: Service,
  before: number,
  typed: ServiceDefinition,
  seen: SeenDesign,
  now: Date,
): NextVersion {
  if (before !== seen.revision || service.version !== seen.version) {
    throw new DefinitionChangedError();
  }
  const definition = definitionToStore(typed);
  if (findDefinitionProblems(definition).length > 0) throw new DefinitionInvalidError();
  const version = service.version + 1;
  return {
    version: { serviceId: service.id, version, definition, publishedAt: now.toISOString() },
    service: { ...service, ...offeredTerms(definition), version },
  };
}
