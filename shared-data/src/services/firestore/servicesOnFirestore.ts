import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type Firestore,
  type QuerySnapshot,
  type Transaction,
} from 'firebase/firestore';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument, parseDocuments } from '../../firestore/parseDocuments';
import { serviceRemovalEntryId } from '../../log/entryIds';
import { readActor } from '../../log/firestore/readActor';
import { writeLogEntry } from '../../log/firestore/writeLogEntry';
import { RecordNotFoundError } from '../../store/errors';
import type { AddedService, Service, ServiceChanges, ServiceRecords } from '../Service';
import { serviceSchema } from '../serviceSchema';
import { writeServiceEntry, type ServiceAct } from './writeServiceEntry';
import { startService } from '../startService';
import { withChanges } from '../withChanges';
import type { ServiceId } from '../../store/kinds';

/** The most services that are read: far more than any council offers. */
const most = 200;

export const servicesOnFirestore: LiveFeature<ServiceRecords> = {
  open(context) {
    const { firestore, watchQuery, transact } = context;
    const { services, inOrder } = servicesIn(firestore);

    async function add(typed: string): Promise<AddedService> {
      const name = typed.trim();
      if (name === '') return { added: false };
      const { id } = doc(services);
      return transact(async (transaction) => {
        const others = await fetchServices(firestore);
        const { service, duplicate } = startService(id, name, others);
        await put(transaction, service, 'added');
        return { added: true, service, duplicate };
      });
    }

    /** Writes a service with its entry in the log. */
    async function put(transaction: Transaction, service: Service, action: ServiceAct) {
      const by = await readActor(context, transaction);
      const logged = writeServiceEntry(firestore, transaction, service, { by, action });
      transaction.set(doc(services, service.id), { ...serviceToDocument(service), logged });
    }

    async function getOne(transaction: Transaction, id: ServiceId) {
      const snapshot = await transaction.get(doc(services, id));
      const service = parseDocument(serviceSchema, 'service', snapshot);
      if (!service) throw new RecordNotFoundError('service', id);
      const logged: unknown = snapshot.get('logged');
      return { service, logged: typeof logged === 'string' ? logged : undefined };
    }

    function change(id: ServiceId, changes: ServiceChanges): Promise<Service> {
      return transact(async (transaction) => {
        const service = withChanges((await getOne(transaction, id)).service, changes);
        await put(transaction, service, 'changed');
        return service;
      });
    }

    function remove(id: ServiceId): Promise<Service> {
      return transact(async (transaction) => {
        const { service, logged } = await getOne(transaction, id);
        const by = await readActor(context, transaction);
        const what = { by, kind: 'service', action: 'removed', subject: service.name } as const;
        writeLogEntry(firestore, transaction, serviceRemovalEntryId(id, logged), what);
        transaction.delete(doc(services, id));
        return service;
      });
    }

    return {
      watch: () => watchQuery(inOrder, readAll),
      add,
      change,
      remove,
      restore: (service) => transact((transaction) => put(transaction, service, 'restored')),
    };
  },
};

/** The services that the council offers now, in their order. */
export async function fetchServices(firestore: Firestore): Promise<Service[]> {
  return readAll(await getDocsFromServer(servicesIn(firestore).inOrder));
}

function servicesIn(firestore: Firestore) {
  const services = collection(firestore, 'services');
  return { services, inOrder: query(services, orderBy('position'), limit(most)) };
}

function readAll(snapshot: QuerySnapshot): Service[] {
  return parseDocuments(serviceSchema, 'service', snapshot);
}

/** A service as it is stored under its id, but for the token of its latest entry in the log. */
export function serviceToDocument(service: Service) {
  const { name, documents, days, fee, position, version, keywords, translations } = service;
  return {
    ...{ name, documents, days, fee, position, version },
    ...(keywords ? { keywords } : {}),
    ...(translations ? { translations } : {}),
  };
}
