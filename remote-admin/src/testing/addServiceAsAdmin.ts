import { addService, type Service } from 'shared-data';
import { signInAs } from '../../../tools/testing/signInAs';

/** Adds a service, not described yet, as an admin who stays signed in. */
export async function addServiceAsAdmin(name: string): Promise<Service> {
  signInAs('admin');
  const added = await addService(name);
  if (!added.added) throw new Error(`${name} was not added.`);
  return added.service;
}
