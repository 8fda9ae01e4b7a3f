import type {
  SavedDefinition,
  ServiceDefinition,
  ServiceDesign,
  ServiceId,
  ServiceVersion,
  Watch,
} from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/**
 * One published version of a service's definition, even of a removed service. It never changes.
 * @param version from 1; fails with RecordNotFoundError if it was not published
 */
export function watchServiceVersion(serviceId: ServiceId, version: number): Watch<ServiceVersion> {
  return watchStore((store) => store.definitions.watchVersion(serviceId, version));
}

/** The published versions of a service, latest first; empty if it has no definition. */
export function watchServiceVersions(serviceId: ServiceId): Watch<ServiceVersion[]> {
  return watchStore((store) => store.definitions.watchVersions(serviceId));
}

/** A service with its latest version and its saved draft. Fails with RecordNotFoundError if the service was removed. */
export function watchServiceDesign(serviceId: ServiceId): Watch<ServiceDesign> {
  return watchStore((store) => store.definitions.watchDesign(serviceId));
}

/**
 * Saves a definition without publishing it; it may be unfinished.
 * @param seen the revision of the draft and the latest version that the admin has seen; 0 if there was none
 * @throws DefinitionChangedError if another admin has saved or published since, DefinitionInvalidError if
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
 * Removes the unpublished draft, if there is one.
 * @param revision of the draft that the admin has seen
 * @throws DefinitionChangedError if another admin has saved since, RecordsUnavailableError
 */
export async function discardServiceDraft(serviceId: ServiceId, revision: number): Promise<void> {
  const store = await openRecords();
  return store.definitions.discardDraft(serviceId, revision);
}

/**
 * Publishes a definition as the next version: from then on citizens see its form. Name, documents, days and
 * fee of the service are set from the definition, and its draft is removed.
 * @param after the latest version that the admin has seen; 0 if none was published
 * @param draft the revision of the draft that the admin has seen; 0 if there was none
 * @throws DefinitionChangedError if another admin has saved or published since, DefinitionInvalidError if
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
