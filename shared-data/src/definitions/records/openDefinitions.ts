import {
  type DefinitionRecords,
  nextDraft,
  RecordNotFoundError,
  refuseOtherDraft,
  type SavedDefinition,
  savedDefinitionSchema,
  type SeenDesign,
  type Service,
  type ServiceDefinition,
  type ServiceDesign,
  type ServiceId,
  serviceSchema,
  type ServiceVersion,
  serviceVersionSchema,
  type Watch,
  toStoredDefinition,
} from 'shared-model';
import type { Found, Path, Query, Transaction } from '../../documents/Documents';
import { orderBy } from '../../documents/query';
import { serverTime } from '../../documents/serverValues';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { RecordsContext } from '../../store/RecordsContext';
import { readActorAs } from '../../store/readActorAs';
import { parseDocument } from '../../documents/parseDocuments';
import { writeServiceEntry } from '../../services/records/writeServiceEntry';
import { serviceToDocument } from '../../services/records/serviceRecords';
import { createWatch } from '../../async/createWatch';
import { fetchOnce } from '../../async/fetchOnce';
import { parseRecord } from '../../documents/parseRecord';
import { watchAfter } from '../../async/watchAfter';

/** The validation for publishing is loaded on demand: filling in a form does not need it. */
const fetchRules = fetchOnce(() => import('shared-model/nextVersion'));

/** Far more versions than a council publishes of one service. */
const most = 100;

/** The definitions' part of the live store. */
export function openDefinitions(context: RecordsContext): DefinitionRecords {
  const { documents, watchDocument, watchQuery, combine, guarded, now, traits, transact } = context;

  /** A version never changes: it is read from the cache if possible, and once from the server otherwise. */
  function watchVersion(serviceId: ServiceId, version: number): Watch<ServiceVersion> {
    const path = versionAt(serviceId, version);
    return createWatch(({ next, fail, hasEnded }) => {
      let stop: (() => void) | undefined;
      const readFromServer = () => {
        if (hasEnded()) return;
        const watch = watchDocument(path, (document) => {
          const found = readVersion(document);
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
      documents
        .get(path, 'cache')
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
        watchDocument(serviceAt(serviceId), (document) => readService(serviceId, document)),
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
    return transact(async (transaction) => {
      await readActorAs(['admin'], context, transaction);
      const service = await getService(transaction, serviceId);
      const before = await getRevision(transaction, serviceId);
      const draft = nextDraft(service, before, definition, seen, now());
      transaction.set(draftAt(serviceId), {
        ...draft,
        definition: toStoredDefinition(draft.definition),
        savedAt: serverTime,
      });
      return draft;
    });
  }

  async function publish(
    serviceId: ServiceId,
    definition: ServiceDefinition,
    seen: SeenDesign,
  ): Promise<ServiceVersion> {
    const { nextVersion } = await fetchRules();
    return transact(async (transaction) => {
      const by = await readActorAs(['admin'], context, transaction);
      const stored = await getService(transaction, serviceId);
      const before = await getRevision(transaction, serviceId);
      const { version, service } = nextVersion(stored, before, definition, seen, now());
      const logged = writeServiceEntry(transaction, service, { by, action: 'published' });
      transaction.set(versionAt(serviceId, version.version), {
        version: version.version,
        definition: toStoredDefinition(version.definition),
        publishedAt: serverTime,
      });
      transaction.set(serviceAt(serviceId), { ...serviceToDocument(service), logged });
      transaction.delete(draftAt(serviceId));
      return version;
    });
  }

  /** Once the versions are complete. */
  const watchComplete = <T>(watch: () => Watch<T>): Watch<T> =>
    watchAfter(() => guarded(traits.prepareVersions), watch);

  return {
    watchVersion: (...version) => watchComplete(() => watchVersion(...version)),
    watchVersions: (serviceId) =>
      watchComplete(() => watchQuery(latestOf(serviceId, most), readVersions)),
    watchDesign: (serviceId) => watchComplete(() => watchDesign(serviceId)),
    saveDraft,
    discardDraft: (serviceId, revision) =>
      transact(async (transaction) => {
        await readActorAs(['admin'], context, transaction);
        refuseOtherDraft(await getRevision(transaction, serviceId), revision);
        transaction.delete(draftAt(serviceId));
      }),
    publish: (serviceId, definition, version, revision = 0) =>
      publish(serviceId, definition, { revision, version }),
  };
}

function serviceAt(id: ServiceId): Path {
  return `services/${id}`;
}

function draftAt(id: ServiceId): Path {
  return `serviceDrafts/${id}`;
}

function versionAt(id: ServiceId, version: number): Path {
  return `services/${id}/versions/${version}`;
}

function latestOf(id: ServiceId, count: number): Query {
  return {
    collection: `services/${id}/versions`,
    order: [orderBy('version', 'desc')],
    limit: count,
  };
}

function readService(id: ServiceId, document: StoredDocument): Service {
  const service = parseDocument(serviceSchema, 'service', document);
  if (!service) throw new RecordNotFoundError('service', id);
  return service;
}

/** Undefined if the document does not exist or does not fit the schema. */
export function readVersion({ path, data }: StoredDocument): ServiceVersion | undefined {
  const [, serviceId] = path.split('/');
  const record = data && { ...data, serviceId };
  return parseRecord(serviceVersionSchema, 'version of a service', record);
}

function readVersions({ docs }: Found): ServiceVersion[] {
  return docs.flatMap((document) => readVersion(document) ?? []);
}

function readDraft(document: StoredDocument): SavedDefinition | undefined {
  return parseDocument(savedDefinitionSchema, 'draft of a service', document);
}
