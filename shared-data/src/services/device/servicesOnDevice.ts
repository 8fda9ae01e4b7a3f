import type { Table } from 'dexie';
import type { DeviceContext, DeviceFeature } from '../../device/DeviceFeature';
import { RecordNotFoundError } from '../../store/errors';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type { AddedService, Service, ServiceChanges, ServiceRecords } from '../Service';
import { serviceSchema } from '../serviceSchema';
import { startService } from '../startService';
import { withChanges } from '../withChanges';
import { sampleServices } from './sampleServices';
import type { ServiceId } from '../../store/kinds';

type Services = Table<Service, string>;

export const servicesOnDevice: DeviceFeature<ServiceRecords> = {
  tables: { services: 'id, position' },
  async seed(db) {
    const services: Services = db.table('services');
    await services.bulkAdd(sampleServices);
  },
  open({ db, live, guarded }: DeviceContext) {
    const services: Services = db.table('services');
    const findAll = async () =>
      parseRecords(serviceSchema, 'service', await services.orderBy('position').toArray());

    function add(typed: string): Promise<AddedService> {
      const name = typed.trim();
      if (name === '') return Promise.resolve({ added: false });
      return db.transaction('rw', services, async () => {
        const started = startService(crypto.randomUUID(), name, await findAll());
        await services.add(started.service);
        return { added: true as const, ...started };
      });
    }

    async function getOne(id: ServiceId): Promise<Service> {
      const service = parseRecord(serviceSchema, 'service', await services.get(id));
      if (!service) throw new RecordNotFoundError('service', id);
      return service;
    }

    function change(id: ServiceId, changes: ServiceChanges): Promise<Service> {
      return db.transaction('rw', services, async () => {
        const service = withChanges(await getOne(id), changes);
        await services.put(service);
        return service;
      });
    }

    function remove(id: ServiceId): Promise<Service> {
      return db.transaction('rw', services, async () => {
        const service = await getOne(id);
        await services.delete(id);
        return service;
      });
    }

    return {
      watch: () => live(findAll),
      add: (name) => guarded(() => add(name)),
      change: (id, changes) => guarded(() => change(id, changes)),
      remove: (id) => guarded(() => remove(id)),
      restore: (service) =>
        guarded(async () => {
          await services.put(service);
        }),
    };
  },
};
