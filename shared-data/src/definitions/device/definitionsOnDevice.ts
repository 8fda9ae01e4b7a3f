import type { Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { sampleServices } from '../../services/device/sampleServices';
import type { Service } from '../../services/Service';
import type { DefinitionRecords } from '../DefinitionRecords';
import { lazyDefinitions } from '../lazyDefinitions';
import type { OpenSample } from './completeSamples';

export const definitionsOnDevice: DeviceFeature<DefinitionRecords> = {
  tables: { serviceVersions: '[serviceId+version]', serviceDrafts: 'serviceId' },
  async seed(db, now) {
    const services: Table<Service, string> = db.table('services');
    const versions: Table<OpenSample> = db.table('serviceVersions');
    for (const sample of sampleServices) {
      const { id: serviceId, version } = sample;
      // On an older device, services may exist without definitions: a service that was changed keeps its own terms.
      const stored = await services.get(serviceId);
      if (!stored || !isOfferedAs(sample, stored)) continue;
      await services.put({ ...stored, version });
      await versions.add({ serviceId, version, publishedAt: now.toISOString() });
    }
  },
  open: (context) =>
    lazyDefinitions(async () => (await import('./openDefinitions')).openDefinitions(context)),
};

function isOfferedAs(service: Service, stored: Service): boolean {
  const terms = ({ name, documents, days, fee }: Service) => [name, documents, days, fee];
  return JSON.stringify(terms(service)) === JSON.stringify(terms(stored));
}
