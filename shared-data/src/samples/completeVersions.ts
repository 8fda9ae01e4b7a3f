import { toStoredDefinition } from 'shared-model';
import type { Documents } from '../documents/Documents';
import type { StoredDocument } from '../documents/StoredDocument';
import { sampleServices } from './sampleServices';

/**
 * Adds the definitions to the samples that were published without them, before the first definition is read. They are
 * loaded only then because they are as large as all other data of the samples.
 */
export async function completeVersions(
  documents: Pick<Documents, 'get' | 'transact'>,
): Promise<void> {
  const versions = sampleServices.map(({ id, version }) => `services/${id}/versions/${version}`);
  const known = await Promise.all(versions.map((path) => documents.get(path)));
  if (!known.some(lacksDefinition)) return;
  const { sampleDefinitions } = await import('./sampleDefinitions');
  await documents.transact(async (transaction) => {
    const stored = await Promise.all(versions.map((path) => transaction.get(path)));
    for (const [index, version] of stored.entries()) {
      const definition = sampleDefinitions[index];
      if (!definition || !lacksDefinition(version)) continue;
      transaction.update(version.path, { definition: toStoredDefinition(definition) });
    }
  });
}

function lacksDefinition(version: StoredDocument): boolean {
  return version.exists && version.get('definition') === undefined;
}
