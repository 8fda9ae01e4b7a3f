import {
  RecordNotFoundError,
  serviceRemovalEntryId,
  serviceSchema,
  startService,
  withChanges,
  type Actor,
  type AddedService,
  type Service,
  type ServiceChanges,
  type ServiceId,
  type ServiceRecords,
} from 'shared-model';
import type { Documents, Path, Query, Transaction } from '../../documents/Documents';
import { orderBy } from '../../documents/query';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { RecordsFeature } from '../../store/RecordsContext';
import { readActorAs } from '../../store/readActorAs';
import { parseDocument, parseDocuments } from '../../documents/parseDocuments';
import { writeLogEntry } from '../../log/records/writeLogEntry';
import { writeServiceEntry, type ServiceAct } from './writeServiceEntry';

/** The most services that are read: far more than any council offers. */
const most = 200;

const inOrder: Query = { collection: 'services', order: [orderBy('position')], limit: most };

export const serviceRecords: RecordsFeature<ServiceRecords> = {
  open(context) {
    const { documents, watchQuery, transact } = context;

    async function add(typed: string): Promise<AddedService> {
      const name = typed.trim();
      if (name === '') return { added: false };
      const id = crypto.randomUUID();
      return transact(async (transaction) => {
        const by = await readAdmin(transaction);
        const others = await fetchServices(documents);
        const { service, duplicate } = startService(id, name, others);
        put(transaction, service, { by, action: 'added' });
        return { added: true, service, duplicate };
      });
    }

    const readAdmin = (transaction: Transaction) => readActorAs(['admin'], context, transaction);

    /** Writes a service with its entry in the log. */
    function put(
      transaction: Transaction,
      service: Service,
      act: { by: Actor; action: ServiceAct },
    ) {
      const logged = writeServiceEntry(transaction, service, act);
      transaction.set(serviceAt(service.id), { ...serviceToDocument(service), logged });
    }

    async function getOne(transaction: Transaction, id: ServiceId) {
      const document = await transaction.get(serviceAt(id));
      const service = parseDocument(serviceSchema, 'service', document);
      if (!service) throw new RecordNotFoundError('service', id);
      const logged: unknown = document.get('logged');
      return { service, logged: typeof logged === 'string' ? logged : undefined };
    }

    function change(id: ServiceId, changes: ServiceChanges): Promise<Service> {
      return transact(async (transaction) => {
        const by = await readAdmin(transaction);
        const service = withChanges((await getOne(transaction, id)).service, changes);
        put(transaction, service, { by, action: 'changed' });
        return service;
      });
    }

    function remove(id: ServiceId): Promise<Service> {
      return transact(async (transaction) => {
        const by = await readAdmin(transaction);
        const { service, logged } = await getOne(transaction, id);
        const what = { by, kind: 'service', action: 'removed', subject: service.name } as const;
        writeLogEntry(transaction, serviceRemovalEntryId(id, logged), what);
        transaction.delete(serviceAt(id));
        return service;
      });
    }

    return {
      watch: () => watchQuery(inOrder, ({ docs }) => readAll(docs)),
      add,
      change,
      remove,
      restore: (service) =>
        transact(async (transaction) => {
          const by = await readAdmin(transaction);
          put(transaction, service, { by, action: 'restored' });
        }),
    };
  },
};

/** The services that the council offers now, in their order. */
export async function fetchServices(documents: Pick<Documents, 'query'>): Promise<Service[]> {
  return readAll(await documents.query(inOrder));
}

function serviceAt(id: ServiceId): Path {
  return `services/${id}`;
}

function readAll(docs: readonly StoredDocument[]): Service[] {
  return parseDocuments(serviceSchema, 'service', { docs });
}

/** A service as it is stored under its id, but for the token of its latest entry in the log. */
export function serviceToDocument(service: Service) {
  const { name, documents, days, fee, position, version, keywords, translations } = service;
  return {
    name,
    documents,
    days,
    fee,
    position,
    version,
    ...(keywords ? { keywords } : {}),
    ...(translations ? { translations } : {}),
  };
}
