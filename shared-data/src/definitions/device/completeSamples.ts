import type { Table } from 'dexie';
import { sampleServices } from '../../services/device/sampleServices';
import type { ServiceVersion } from '../DefinitionRecords';
import { sampleDefinitions } from './sampleDefinitions';

/** A published sample whose definition has not been added yet. */
export type OpenSample = Omit<ServiceVersion, 'definition'>;

/** Adds the definitions to the samples that were published without them. */
export async function completeSamples(
  versions: Table<ServiceVersion | OpenSample, [string, number]>,
  samples: readonly OpenSample[],
): Promise<void> {
  const rows = samples.flatMap((row) => {
    const place = sampleServices.findIndex(({ id }) => id === row.serviceId);
    const definition = sampleDefinitions[place];
    return definition ? [{ ...row, definition }] : [];
  });
  await versions.bulkPut(rows);
}
