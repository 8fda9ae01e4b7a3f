import { DefinitionChangedError } from './DefinitionRecords';
import type { Service } from '../services/serviceSchema';
import type { ServiceChanges } from '../services/Service';

/**
 * A service with changed terms. The terms of a service with a published definition change only with its next version.
 * @throws DefinitionChangedError where a definition was published
 */
export function withChanges(service: Service, changes: ServiceChanges): Service {
  if (service.version > 0) throw new DefinitionChangedError();
  return { ...service, ...changes };
}
