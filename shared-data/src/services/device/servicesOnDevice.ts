import type { Table } from 'dexie';
import type { DeviceContext, DeviceFeature } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { entryToken, serviceEntryId } from '../../log/entryIds';
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
  open({ db, now, actor, live, guarded }: DeviceContext) {
    const services: Services = db.table('services');
    const log = logTableOf(db);
    const note = ({ id, name }: Service, action: string) =>
      addLogEntry(db, {
        ...{ id: serviceEntryId(id, entryToken()), at: now().toISOString(), by: actor() },
        ...{ kind: 'service', action, subject: name },
      });
    const findAll = async () =>
      parseRecords(serviceSchema, 'service', await services.orderBy('position').toArray());

    function add(typed: string): Promise<AddedService> {
      const name = typed.trim();
      if (name === '') return Promise.resolve({ added: false });
      return db.transaction('rw', services, log, async () => {
        const started = startService(crypto.randomUUID(), name, await findAll());
        await services.add(started.service);
        await note(started.service, 'added');
        return { added: true as const, ...started };
      });
    }

    async function getOne(id: ServiceId): Promise<Service> {
      const service = parseRecord(serviceSchema, 'service', await services.get(id));
      if (!service) throw new RecordNotFoundError('service', id);
      return service;
    }

    function change(id: ServiceId, changes: ServiceChanges): Promise<Service> {
      return db.transaction('rw', services, log, async () => {
        const service = withChanges(await getOne(id), changes);
        await services.put(service);
        await note(service, 'changed');
        return service;
      });
    }

    function remove(id: ServiceId): Promise<Service> {
      return db.transaction('rw', services, log, async () => {
        const service = await getOne(id);
        await services.delete(id);
        await note(service, 'removed');
        return service;
      });
    }

    return {
      watch: () => live(findAll),
      add: (name) => guarded(() => add(name)),
      change: (id, changes) => guarded(() => change(id, changes)),
      remove: (id) => guarded(() => remove(id)),
      restore: (service) =>
        guarded(() =>
          db.transaction('rw', services, log, async () => {
            await services.put(service);
            await note(service, 'restored');
          }),
        ),
    };
  },
};
