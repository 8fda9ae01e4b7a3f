import type { Dexie, Table } from 'dexie';
import type { ServiceVersion } from '../DefinitionRecords';
import type { OpenSample } from './completeSamples';

/**
 * Puts the definitions into the samples that lack them, before the first definition is read: they weigh as much as all else
 * that is read of a sample.
 */
export async function completeVersions(db: Dexie): Promise<void> {
  const versions: Table<ServiceVersion | OpenSample, [string, number]> =
    db.table('serviceVersions');
  const samples = await versions.filter((row) => !('definition' in row)).toArray();
  if (samples.length === 0) return;
  const { completeSamples } = await import('./completeSamples');
  await completeSamples(versions, samples);
}
