import type { Service } from '../services/Service';
import { definitionToStore } from './definitionToStore';
import {
  DefinitionChangedError,
  DefinitionInvalidError,
  type ServiceVersion,
} from './DefinitionRecords';
import type { ServiceDefinition } from './definitionSchema';
import { findDefinitionProblems } from './findDefinitionProblems';
import type { SeenDesign } from './nextDraft';
import { offeredTerms } from './offeredTerms';

interface NextVersion {
  version: ServiceVersion;
  /** As it is offered by that version. */
  service: Service;
}

/**
 * The version that a definition is published as. The draft goes with it, so it has to be the one that was seen.
 * @param service as it is in the store now
 * @param before the revision of the draft that is in the store now; 0 where there is none
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
