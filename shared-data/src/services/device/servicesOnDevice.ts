import type { Table } from 'dexie';
import { acts } from '../../device/acts';
import type { DeviceFeature } from '../../device/DeviceFeature';
import type { Service, ServiceRecords } from '../Service';
import { findServices } from './findServices';
import { sampleServices } from './sampleServices';

type Services = Table<Service, string>;

export const servicesOnDevice: DeviceFeature<ServiceRecords> = {
  tables: { services: 'id, position' },
  async seed(db) {
    const services: Services = db.table('services');
    await services.bulkAdd(sampleServices);
  },
  open(context) {
    const { db, live, guarded } = context;
    const write = async () => (await acts()).writeServices(context);
    return {
      watch: () => live(() => findServices(db)),
      add: (name) => guarded(async () => (await write()).add(name)),
      change: (id, changes) => guarded(async () => (await write()).change(id, changes)),
      remove: (id) => guarded(async () => (await write()).remove(id)),
      restore: (service) => guarded(async () => (await write()).restore(service)),
    };
  },
};
