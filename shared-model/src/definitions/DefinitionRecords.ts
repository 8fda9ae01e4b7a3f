import type { Service } from '../services/serviceSchema';
import type { ServiceId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { ServiceDefinition } from './definitionSchema';
import type { ServiceVersion, SavedDefinition } from './storedDefinitionSchemas';

/** The data that an admin edits: a service with its latest version and its draft. */
export interface ServiceDesign {
  service: Service;
  /** The latest published version; undefined if there is none. */
  published: ServiceVersion | undefined;
  /** The saved draft that is not published yet; undefined if there is none. */
  draft: SavedDefinition | undefined;
}

/** The definitions' part of the store (`RecordStore`). */
export interface DefinitionRecords {
  /** One published version. Fails with RecordNotFoundError if there is none. */
  watchVersion(serviceId: ServiceId, version: number): Watch<ServiceVersion>;
  /** All published versions of a service, latest first. */
  watchVersions(serviceId: ServiceId): Watch<ServiceVersion[]>;
  /** Fails with RecordNotFoundError if the service was removed. */
  watchDesign(serviceId: ServiceId): Watch<ServiceDesign>;
  /**
   * Saves a draft of a definition without publishing it.
   * @param seen the revision of the draft that the admin has seen; 0 if there was none
   * @throws DefinitionChangedError if another admin has saved or published since, RecordNotFoundError
   */
  saveDraft(
    serviceId: ServiceId,
    definition: ServiceDefinition,
    seen: { revision: number; version: number },
  ): Promise<SavedDefinition>;
  /**
   * Removes the draft, if there is one.
   * @param revision of the draft that the admin has seen
   * @throws DefinitionChangedError if another admin has saved since
   */
  discardDraft(serviceId: ServiceId, revision: number): Promise<void>;
  /**
   * Creates the next version, sets name, documents, days and fee of the service from it, and removes the draft.
   * @param after the latest version that the admin has seen; 0 if none was published
   * @param draft the revision of the draft that the admin has seen; 0 if there was none
   * @throws DefinitionChangedError if another admin has saved or published since, RecordNotFoundError,
   *   DefinitionInvalidError if `findDefinitionProblems` finds any
   */
  publish(
    serviceId: ServiceId,
    definition: ServiceDefinition,
    after: number,
    draft?: number,
  ): Promise<ServiceVersion>;
}

interface Cause {
  cause?: unknown;
}

/** Another admin has saved or published since the definition was read. */
export class DefinitionChangedError extends Error {
  override readonly name = 'DefinitionChangedError';

  constructor(options?: Cause) {
    super('The definition has changed since it was read.', options);
  }
}

/** The definition has problems, which the page shows before it is published. */
export class DefinitionInvalidError extends Error {
  override readonly name = 'DefinitionInvalidError';

  constructor(options?: Cause) {
    super('The definition has problems and cannot be published.', options);
  }
}
