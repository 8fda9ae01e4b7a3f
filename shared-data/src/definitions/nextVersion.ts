import type { Service } from '../services/Service';
import { definitionToStore } from './definitionToStore';
import {
  DefinitionChangedError,
  DefinitionInvalidError,
  type ServiceVersion,
} from './DefinitionRecords';
import type { ServiceDefinition } from './definitionSchema';
import { findDefinitionProblems } from './findDefinitionProblems';
import { offeredTerms } from './offeredTerms';

interface NextVersion {
  version: ServiceVersion;
  /** As it is offered by that version. */
  service: Service;
}

/**
 * The version that a definition is published as.
 * @param service as it is in the store now
 * @param after the latest version that the admin has seen
 * @throws DefinitionChangedError, DefinitionInvalidError
 */
export function nextVersion(
  service: Service,
  typed: ServiceDefinition,
  after: number,
  now: Date,
): NextVersion {
  if (service.version !== after) throw new DefinitionChangedError();
  const definition = definitionToStore(typed);
  if (findDefinitionProblems(definition).length > 0) throw new DefinitionInvalidError();
  const version = after + 1;
  return {
    version: { serviceId: service.id, version, definition, publishedAt: now.toISOString() },
    service: { ...service, ...offeredTerms(definition), version },
  };
}
