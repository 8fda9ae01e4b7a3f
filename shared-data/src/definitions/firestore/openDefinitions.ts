import {
  collection,
  doc,
  getDocFromCache,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase/firestore';
import type { LiveContext } from '../../firestore/LiveFeature';
import { parseDocument } from '../../firestore/parseDocuments';
import { retryTransaction } from '../../firestore/retryTransaction';
import { withTimes } from '../../firestore/withTimes';
import { readActor } from '../../log/firestore/readActor';
import { writeServiceEntry } from '../../services/firestore/writeServiceEntry';
import { serviceToDocument } from '../../services/firestore/servicesOnFirestore';
import type { Service } from '../../services/Service';
import { serviceSchema } from '../../services/serviceSchema';
import { RecordNotFoundError } from '../../store/errors';
import { createWatch } from '../../store/createWatch';
import type { ServiceId } from '../../store/kinds';
import { fetchOnce } from '../../store/fetchOnce';
import { parseRecord } from '../../store/parseRecord';
import type { Watch } from '../../store/Watch';
import type {
  DefinitionRecords,
  SavedDefinition,
  ServiceDesign,
  ServiceVersion,
} from '../DefinitionRecords';
import type { ServiceDefinition } from '../definitionSchema';
import { nextDraft, refuseOtherDraft, type SeenDesign } from '../nextDraft';
import { savedDefinitionSchema, serviceVersionSchema } from '../storedDefinitionSchemas';

/** The validation for publishing is loaded on demand: filling in a form does not need it. */
const fetchRules = fetchOnce(() => import('../nextVersion'));

/** Far more versions than a council publishes of one service. */
const most = 100;

/** The definitions' part of the live store. */
export function openDefinitions(context: LiveContext): DefinitionRecords {
  const { firestore, watchDocument, watchQuery, combine, now } = context;
  const serviceAt = (id: ServiceId) => doc(firestore, 'services', id);
  const draftAt = (id: ServiceId) => doc(firestore, 'serviceDrafts', id);
  const versionsOf = (id: ServiceId) => collection(serviceAt(id), 'versions');
  const versionAt = (id: ServiceId, version: number) => doc(versionsOf(id), String(version));
  const latestOf = (id: ServiceId, count: number) =>
    query(versionsOf(id), orderBy('version', 'desc'), limit(count));

  /** A version never changes: it is read from the cache if possible, and once from the server otherwise. */
  function watchVersion(serviceId: ServiceId, version: number): Watch<ServiceVersion> {
    const reference = versionAt(serviceId, version);
    return createWatch(({ next, fail, hasEnded }) => {
      let stop: (() => void) | undefined;
      const readFromServer = () => {
        if (hasEnded()) return;
        const watch = watchDocument(reference, (snapshot) => {
          const found = readVersion(snapshot);
          if (!found) {
            throw new RecordNotFoundError('version of a service', `${serviceId}/${version}`);
          }
          return found;
        });
        stop = watch({
          next: (found) => {
            next(found);
            stop?.();
          },
          error: fail,
        });
      };
      getDocFromCache(reference)
        .then(readVersion)
        .catch(() => undefined)
        .then((found) => (found ? next(found) : readFromServer()))
        .catch(fail);
      return () => stop?.();
    });
  }

  function watchDesign(serviceId: ServiceId): Watch<ServiceDesign> {
    return combine(
      [
        watchDocument(serviceAt(serviceId), (snapshot) => readService(serviceId, snapshot)),
        watchQuery(latestOf(serviceId, 1), readVersions),
        watchDocument(draftAt(serviceId), readDraft),
      ],
      (service, [published], draft) => ({ service, published, draft }),
    );
  }

  async function getService(transaction: Transaction, id: ServiceId): Promise<Service> {
    return readService(id, await transaction.get(serviceAt(id)));
  }

  /** The revision of the draft; 0 if there is none. */
  async function getRevision(transaction: Transaction, id: ServiceId): Promise<number> {
    const draft = await transaction.get(draftAt(id));
    return Number(draft.get('revision') ?? 0);
  }

  function saveDraft(
    serviceId: ServiceId,
    definition: ServiceDefinition,
    seen: SeenDesign,
  ): Promise<SavedDefinition> {
    return retryTransaction(context, async (transaction) => {
      const service = await getService(transaction, serviceId);
      const before = await getRevision(transaction, serviceId);
      const draft = nextDraft(service, before, definition, seen, now());
      transaction.set(draftAt(serviceId), { ...draft, savedAt: serverTimestamp() });
      return draft;
    });
  }

  async function publish(
    serviceId: ServiceId,
    definition: ServiceDefinition,
    seen: SeenDesign,
  ): Promise<ServiceVersion> {
    const { nextVersion } = await fetchRules();
    return retryTransaction(context, async (transaction) => {
      const stored = await getService(transaction, serviceId);
      const before = await getRevision(transaction, serviceId);
      const { version, service } = nextVersion(stored, before, definition, seen, now());
      const act = { by: await readActor(context, transaction), action: 'published' } as const;
      const logged = writeServiceEntry(firestore, transaction, service, act);
      transaction.set(versionAt(serviceId, version.version), {
        version: version.version,
        definition: version.definition,
        publishedAt: serverTimestamp(),
      });
      transaction.set(serviceAt(serviceId), { ...serviceToDocument(service), logged });
      transaction.delete(draftAt(serviceId));
      return version;
    });
  }

  return {
    watchVersion,
    watchVersions: (serviceId) => watchQuery(latestOf(serviceId, most), readVersions),
    watchDesign,
    saveDraft,
    discardDraft: (serviceId, revision) =>
      retryTransaction(context, async (transaction) => {
        refuseOtherDraft(await getRevision(transaction, serviceId), revision);
        transaction.delete(draftAt(serviceId));
      }),
    publish: (serviceId, definition, version, revision = 0) =>
      publish(serviceId, definition, { revision, version }),
  };
}

function readService(id: ServiceId, snapshot: DocumentSnapshot): Service {
  const service = parseDocument(serviceSchema, 'service', snapshot);
  if (!service) throw new RecordNotFoundError('service', id);
  return service;
}

/** Undefined if the document does not exist or does not fit the schema. */
export function readVersion(snapshot: DocumentSnapshot): ServiceVersion | undefined {
  const data = snapshot.data();
  const serviceId = snapshot.ref.parent.parent?.id;
  const record = data && withTimes({ ...data, serviceId });
  return parseRecord(serviceVersionSchema, 'version of a service', record);
}

function readVersions({ docs }: QuerySnapshot): ServiceVersion[] {
  return docs.flatMap((snapshot: QueryDocumentSnapshot) => readVersion(snapshot) ?? []);
}

function readDraft(snapshot: DocumentSnapshot): SavedDefinition | undefined {
  return parseDocument(savedDefinitionSchema, 'draft of a service', snapshot);
}
