import type { Dexie, Table } from 'dexie';
import { parseRecords } from '../../store/parseRecord';
import type { Service } from '../Service';
import { serviceSchema } from '../serviceSchema';

/** All services in the order in which they are listed. */
export async function findServices(db: Dexie): Promise<Service[]> {
  const services: Table<Service, string> = db.table('services');
  return parseRecords(serviceSchema, 'service', await services.orderBy('position').toArray());
}
