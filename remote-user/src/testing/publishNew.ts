import { addService, publishService, type ServiceDefinition } from 'shared-data';
import { signInAs } from '../../../tools/testing/signInAs';

/** Adds a service and publishes its first version, like an admin. Resolves to its id. */
export async function publishNew(definition: ServiceDefinition): Promise<string> {
  signInAs('admin');
  const result = await addService(definition.name);
  if (!result.added) throw new Error(`There is a service ‘${definition.name}’ already.`);
  await publishService(result.service.id, definition, 0);
  return result.service.id;
}
