import type { Dexie, Table } from 'dexie';
import type { ServiceVersion } from '../DefinitionRecords';
import type { OpenSample } from './completeSamples';

/**
 * Adds the definitions to the samples that lack them, before the first definition is read. They are loaded only then
 * because they are as large as all other data of the samples.
 */
export async function completeVersions(db: Dexie): Promise<void> {
  const versions: Table<ServiceVersion | OpenSample, [string, number]> =
    db.table('serviceVersions');
  const samples = await versions.filter((row) => !('definition' in row)).toArray();
  if (samples.length === 0) return;
  const { completeSamples } = await import('./completeSamples');
  await completeSamples(versions, samples);
}
