import { actOf, watchOf } from './forward';

/** The services on offer, in their order; at first the five of spec.md §3. */
export const watchServices = watchOf('services', 'watch');

/**
 * Adds a service at the end, its name trimmed. A blank name is ignored; an existing name is added all the same
 * and reported as a duplicate (spec.md §5).
 * @throws RecordsUnavailableError, StorageFullError
 */
export const addService = actOf('services', 'add');

/**
 * Changes the name, documents, days or fee of a service without a published definition; what is left out of `changes`
 * stays.
 * @throws DefinitionChangedError where a definition was published: its next version changes them; RecordNotFoundError,
 *   RecordsUnavailableError, StorageFullError
 */
export const changeService = actOf('services', 'change');

/**
 * Removes a service from the list and returns it, for `restoreService`.
 * @throws RecordNotFoundError, RecordsUnavailableError
 */
export const removeService = actOf('services', 'remove');

/** Puts a removed service back in its place. @throws RecordsUnavailableError, StorageFullError */
export const restoreService = actOf('services', 'restore');
