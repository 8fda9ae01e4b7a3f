import type { Table } from 'dexie';
import type { DeviceContext } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { entryToken, serviceEntryId } from '../../log/entryIds';
import { asMember } from '../../people/device/asMember';
import { tablesOf } from '../../people/device/peopleTables';
import { RecordNotFoundError } from '../../store/errors';
import type { ServiceId } from '../../store/kinds';
import { parseRecord } from '../../store/parseRecord';
import type { AddedService, Service, ServiceChanges } from '../Service';
import { serviceSchema } from '../serviceSchema';
import { startService } from '../startService';
import { withChanges } from '../withChanges';
import { findServices } from './findServices';

/** What admins do with services, each action in one transaction with its entry in the log. */
export function writeServices({ db, now, actor }: DeviceContext) {
  const services: Table<Service, string> = db.table('services');
  const tables = [services, logTableOf(db), tablesOf(db).members];

  async function note({ id, name }: Service, action: string) {
    const by = await asMember(db, actor());
    await addLogEntry(db, {
      ...{ id: serviceEntryId(id, entryToken()), at: now().toISOString(), by },
      ...{ kind: 'service', action, subject: name },
    });
  }

  function add(typed: string): Promise<AddedService> {
    const name = typed.trim();
    if (name === '') return Promise.resolve({ added: false });
    return db.transaction('rw', tables, async () => {
      const started = startService(crypto.randomUUID(), name, await findServices(db));
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
    return db.transaction('rw', tables, async () => {
      const service = withChanges(await getOne(id), changes);
      await services.put(service);
      await note(service, 'changed');
      return service;
    });
  }

  function remove(id: ServiceId): Promise<Service> {
    return db.transaction('rw', tables, async () => {
      const service = await getOne(id);
      await services.delete(id);
      await note(service, 'removed');
      return service;
    });
  }

  const restore = (service: Service): Promise<void> =>
    db.transaction('rw', tables, async () => {
      await services.put(service);
      await note(service, 'restored');
    });

  return { add, change, remove, restore };
}
