import { openRecords } from '../store/openRecords';
import type { ServiceId } from '../store/kinds';
import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { SavedDefinition, ServiceDesign, ServiceVersion } from './DefinitionRecords';
import type { ServiceDefinition } from './definitionSchema';

/**
 * One published version of a service's definition, also of a service that was removed. It never changes.
 * @param version from 1; fails with RecordNotFoundError where it was not published
 */
export function watchServiceVersion(serviceId: ServiceId, version: number): Watch<ServiceVersion> {
  return watchStore((store) => store.definitions.watchVersion(serviceId, version));
}

/** The published versions of a service, the latest first; none where it has no definition. */
export function watchServiceVersions(serviceId: ServiceId): Watch<ServiceVersion[]> {
  return watchStore((store) => store.definitions.watchVersions(serviceId));
}

/** A service with what is published of it and what an admin has saved. Fails with RecordNotFoundError where it is gone. */
export function watchServiceDesign(serviceId: ServiceId): Watch<ServiceDesign> {
  return watchStore((store) => store.definitions.watchDesign(serviceId));
}

/**
 * Saves a definition without publishing it; it may be unfinished.
 * @param seen the revision of the draft and the latest version that the admin has seen; 0 where there was none
 * @throws DefinitionChangedError where another admin saved or published meanwhile, DefinitionInvalidError where
 *   it has more sections, questions or papers than a service can have, RecordNotFoundError, StorageFullError
 */
export async function saveServiceDraft(
  serviceId: ServiceId,
  definition: ServiceDefinition,
  seen: { revision: number; version: number },
): Promise<SavedDefinition> {
  const store = await openRecords();
  return store.definitions.saveDraft(serviceId, definition, seen);
}

/**
 * Removes what was saved without being published; nothing where there is none.
 * @param revision of the draft that the admin has seen
 * @throws DefinitionChangedError where another admin saved meanwhile, RecordsUnavailableError
 */
export async function discardServiceDraft(serviceId: ServiceId, revision: number): Promise<void> {
  const store = await openRecords();
  return store.definitions.discardDraft(serviceId, revision);
}

/**
 * Publishes a definition as the next version, from then on what citizens are asked. Name, documents, days and
 * fee of the service are those of the definition, and its draft is removed.
 * @param after the latest version that the admin has seen; 0 where none was published
 * @param draft the revision of the draft that the admin has seen; 0 where there was none
 * @throws DefinitionChangedError where another admin saved or published meanwhile, DefinitionInvalidError where
 *   `findDefinitionProblems` finds any, RecordNotFoundError, StorageFullError
 */
export async function publishService(
  serviceId: ServiceId,
  definition: ServiceDefinition,
  after: number,
  draft = 0,
): Promise<ServiceVersion> {
  const store = await openRecords();
  return store.definitions.publish(serviceId, definition, after, draft);
}
