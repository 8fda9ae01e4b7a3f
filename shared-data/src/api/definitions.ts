import type { ServiceDefinition, ServiceId, ServiceVersion } from 'shared-model';
import { actOf, watchOf } from './forward';
import { openRecords } from './openRecords';

/**
 * One published version of a service's definition, even of a removed service. It never changes.
 * @param version from 1; fails with RecordNotFoundError if it was not published
 */
export const watchServiceVersion = watchOf('definitions', 'watchVersion');

/** The published versions of a service, latest first; empty if it has no definition. */
export const watchServiceVersions = watchOf('definitions', 'watchVersions');

/** A service with its latest version and its saved draft. Fails with RecordNotFoundError if the service was removed. */
export const watchServiceDesign = watchOf('definitions', 'watchDesign');

/**
 * Saves a definition without publishing it; it may be unfinished.
 * @param seen the revision of the draft and the latest version that the admin has seen; 0 if there was none
 * @throws DefinitionChangedError if another admin has saved or published since, DefinitionInvalidError if
 *   it has more sections, questions or papers than a service can have, RecordNotFoundError, StorageFullError
 */
export const saveServiceDraft = actOf('definitions', 'saveDraft');

/**
 * Removes the unpublished draft, if there is one.
 * @param revision of the draft that the admin has seen
 * @throws DefinitionChangedError if another admin has saved since, RecordsUnavailableError
 */
export const discardServiceDraft = actOf('definitions', 'discardDraft');

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
