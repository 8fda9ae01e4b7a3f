import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QuerySnapshot,
  type Transaction,
} from 'firebase/firestore';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument, parseDocuments } from '../../firestore/parseDocuments';
import { RecordNotFoundError } from '../../store/errors';
import type { AddedService, Service, ServiceChanges, ServiceRecords } from '../Service';
import { serviceSchema } from '../serviceSchema';
import { startService } from '../startService';
import { withChanges } from '../withChanges';
import type { ServiceId } from '../../store/kinds';

/** Far more than any council offers. */
const most = 200;

export const servicesOnFirestore: LiveFeature<ServiceRecords> = {
  open({ firestore, watchQuery, transact }) {
    const services = collection(firestore, 'services');
    const inOrder = query(services, orderBy('position'), limit(most));

    async function add(typed: string): Promise<AddedService> {
      const name = typed.trim();
      if (name === '') return { added: false };
      const { id } = doc(services);
      return transact(async (transaction) => {
        const others = readAll(await getDocsFromServer(inOrder));
        const { service, duplicate } = startService(id, name, others);
        transaction.set(doc(services, id), serviceToDocument(service));
        return { added: true, service, duplicate };
      });
    }

    async function getOne(transaction: Transaction, id: ServiceId): Promise<Service> {
      const snapshot = await transaction.get(doc(services, id));
      const service = parseDocument(serviceSchema, 'service', snapshot);
      if (!service) throw new RecordNotFoundError('service', id);
      return service;
    }

    function change(id: ServiceId, changes: ServiceChanges): Promise<Service> {
      return transact(async (transaction) => {
        const service = withChanges(await getOne(transaction, id), changes);
        transaction.set(doc(services, id), serviceToDocument(service));
        return service;
      });
    }

    function remove(id: ServiceId): Promise<Service> {
      return transact(async (transaction) => {
        const service = await getOne(transaction, id);
        transaction.delete(doc(services, id));
        return service;
      });
    }

    return {
      watch: () => watchQuery(inOrder, readAll),
      add,
      change,
      remove,
      restore: (service) =>
        transact((transaction) => {
          transaction.set(doc(services, service.id), serviceToDocument(service));
          return Promise.resolve();
        }),
    };
  },
};

function readAll(snapshot: QuerySnapshot): Service[] {
  return parseDocuments(serviceSchema, 'service', snapshot);
}

/** A service as it is stored under its id. */
export function serviceToDocument({ name, documents, days, fee, position, version }: Service) {
  return { name, documents, days, fee, position, version };
}
