import type { Service } from '../services/Service';
import type { IsoTime, ServiceId } from '../store/kinds';
import type { Watch } from '../store/Watch';
import type { ServiceDefinition } from './definitionSchema';

/** A published definition; it never changes. */
export interface ServiceVersion {
  serviceId: ServiceId;
  /** 1 is the first that was published. */
  version: number;
  definition: ServiceDefinition;
  publishedAt: IsoTime;
}

/** What an admin works on. */
export interface ServiceDesign {
  service: Service;
  /** The latest published one; undefined where none was. */
  published: ServiceVersion | undefined;
  /** What was saved and not published yet; undefined where nothing was. */
  draft: SavedDefinition | undefined;
}

/** A definition that an admin saved without publishing it. */
export interface SavedDefinition {
  definition: ServiceDefinition;
  /** The version that it was begun from; 0 where none was published. */
  basedOn: number;
  savedAt: IsoTime;
  /** Grows by one with each save; a save that names an older one is refused. 0 is not saved yet. */
  revision: number;
}

/** The definitions' part of the port. */
export interface DefinitionRecords {
  /** One published version. Fails with RecordNotFoundError where there is none. */
  watchVersion(serviceId: ServiceId, version: number): Watch<ServiceVersion>;
  /** All published versions of a service, the latest first. */
  watchVersions(serviceId: ServiceId): Watch<ServiceVersion[]>;
  /** Fails with RecordNotFoundError where the service is gone. */
  watchDesign(serviceId: ServiceId): Watch<ServiceDesign>;
  /**
   * Saves a draft of a definition, published by nobody yet.
   * @param seen the revision of the draft that the admin has seen; 0 where there was none
   * @throws DefinitionChangedError where another admin saved or published meanwhile, RecordNotFoundError
   */
  saveDraft(
    serviceId: ServiceId,
    definition: ServiceDefinition,
    seen: { revision: number; version: number },
  ): Promise<SavedDefinition>;
  /**
   * Removes the draft; nothing where there is none.
   * @param revision of the draft that the admin has seen
   * @throws DefinitionChangedError where another admin saved meanwhile
   */
  discardDraft(serviceId: ServiceId, revision: number): Promise<void>;
  /**
   * Makes the next version, sets name, documents, days and fee of the service by it, and removes the draft.
   * @param after the latest version that the admin has seen; 0 where none was published
   * @param draft the revision of the draft that the admin has seen; 0 where there was none
   * @throws DefinitionChangedError where another admin saved or published meanwhile, RecordNotFoundError,
   *   DefinitionInvalidError where `findDefinitionProblems` finds any
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

/** A definition that nobody could fill in: the page shows why before it is published. */
export class DefinitionInvalidError extends Error {
  override readonly name = 'DefinitionInvalidError';

  constructor(options?: Cause) {
    super('The definition has problems and cannot be published.', options);
  }
}
