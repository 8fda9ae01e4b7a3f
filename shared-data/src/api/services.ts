import type { AddedService, Service, ServiceChanges, ServiceId, Watch } from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** The services on offer, in their order; at first the five of spec.md §3. */
export function watchServices(): Watch<Service[]> {
  return watchStore((store) => store.services.watch());
}

/**
 * Adds a service at the end, its name trimmed. A blank name is ignored; an existing name is added all the same
 * and reported as a duplicate (spec.md §5).
 * @throws RecordsUnavailableError, StorageFullError
 */
export async function addService(name: string): Promise<AddedService> {
  const store = await openRecords();
  return store.services.add(name);
}

/**
 * Changes the name, documents, days or fee of a service without a published definition; what is left out of `changes`
 * stays.
 * @throws DefinitionChangedError where a definition was published: its next version changes them; RecordNotFoundError,
 *   RecordsUnavailableError, StorageFullError
 */
export async function changeService(id: ServiceId, changes: ServiceChanges): Promise<Service> {
  const store = await openRecords();
  return store.services.change(id, changes);
}

/**
 * Removes a service from the list and returns it, for `restoreService`.
 * @throws RecordNotFoundError, RecordsUnavailableError
 */
export async function removeService(id: ServiceId): Promise<Service> {
  const store = await openRecords();
  return store.services.remove(id);
}

/** Puts a removed service back in its place. @throws RecordsUnavailableError, StorageFullError */
export async function restoreService(service: Service): Promise<void> {
  const store = await openRecords();
  return store.services.restore(service);
}
