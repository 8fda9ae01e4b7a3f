import Dexie, { type Table } from 'dexie';
import type { DeviceContext } from '../../device/DeviceFeature';
import type { Service } from '../../services/Service';
import { serviceSchema } from '../../services/serviceSchema';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { entryToken, serviceEntryId } from '../../log/entryIds';
import { asMember } from '../../people/device/asMember';
import { RecordNotFoundError } from '../../store/errors';
import type { ServiceId } from '../../store/kinds';
import { fetchOnce } from '../../store/fetchOnce';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import { watchAfter } from '../../store/watchAfter';
import type {
  DefinitionRecords,
  SavedDefinition,
  ServiceDesign,
  ServiceVersion,
} from '../DefinitionRecords';
import type { ServiceDefinition } from '../definitionSchema';
import { nextDraft, refuseOtherDraft, type SeenDesign } from '../nextDraft';
import { savedDefinitionSchema, serviceVersionSchema } from '../storedDefinitionSchemas';
import type { OpenSample } from './completeSamples';
import { completeVersions } from './completeVersions';

type DraftRow = SavedDefinition & { serviceId: ServiceId };

/** The validation for publishing is loaded on demand: filling in a form does not need it. */
const fetchRules = fetchOnce(() => import('../nextVersion'));

/** The definitions' part of the device store. */
export function openDefinitions(context: DeviceContext): DefinitionRecords {
  const { db, now, live, guarded } = context;
  const services: Table<Service, string> = db.table('services');
  const versions: Table<ServiceVersion | OpenSample, [string, number]> =
    db.table('serviceVersions');
  const drafts: Table<DraftRow, string> = db.table('serviceDrafts');

  async function getService(id: ServiceId): Promise<Service> {
    const service = parseRecord(serviceSchema, 'service', await services.get(id));
    if (!service) throw new RecordNotFoundError('service', id);
    return service;
  }

  let areComplete = false;
  async function complete() {
    if (areComplete) return;
    await completeVersions(db);
    areComplete = true;
  }
  const liveComplete = <T>(query: () => Promise<T>) =>
    watchAfter(
      () => guarded(complete),
      () => live(query),
    );

  async function findVersion(serviceId: ServiceId, version: number) {
    const row = await versions.get([serviceId, version]);
    return parseRecord(serviceVersionSchema, 'version of a service', row);
  }

  async function getVersion(serviceId: ServiceId, version: number): Promise<ServiceVersion> {
    const found = await findVersion(serviceId, version);
    if (!found) throw new RecordNotFoundError('version of a service', `${serviceId}/${version}`);
    return found;
  }

  async function findVersions(serviceId: ServiceId): Promise<ServiceVersion[]> {
    const rows = await versions
      .where('[serviceId+version]')
      .between([serviceId, Dexie.minKey], [serviceId, Dexie.maxKey])
      .reverse()
      .toArray();
    return parseRecords(serviceVersionSchema, 'version of a service', rows);
  }

  async function readDesign(serviceId: ServiceId): Promise<ServiceDesign> {
    const service = await getService(serviceId);
    const published = await findVersion(serviceId, service.version);
    const row = await drafts.get(serviceId);
    const draft = parseRecord(savedDefinitionSchema, 'draft of a service', row);
    return { service, published, draft };
  }

  /** The revision of the draft; 0 if there is none. */
  async function findRevision(serviceId: ServiceId): Promise<number> {
    return (await drafts.get(serviceId))?.revision ?? 0;
  }

  function saveDraft(serviceId: ServiceId, definition: ServiceDefinition, seen: SeenDesign) {
    return db.transaction('rw', services, drafts, async () => {
      const service = await getService(serviceId);
      const before = await findRevision(serviceId);
      const draft = nextDraft(service, before, definition, seen, now());
      await drafts.put({ ...draft, serviceId });
      return draft;
    });
  }

  function discardDraft(serviceId: ServiceId, revision: number) {
    return db.transaction('rw', drafts, async () => {
      refuseOtherDraft(await findRevision(serviceId), revision);
      await drafts.delete(serviceId);
    });
  }

  async function publish(serviceId: ServiceId, definition: ServiceDefinition, seen: SeenDesign) {
    const { nextVersion } = await fetchRules();
    return guarded(async () => {
      const by = await asMember(db, context.actor());
      return db.transaction('rw', services, versions, drafts, logTableOf(db), async () => {
        const service = await getService(serviceId);
        const next = nextVersion(service, await findRevision(serviceId), definition, seen, now());
        await versions.add(next.version);
        await services.put(next.service);
        await drafts.delete(serviceId);
        await addLogEntry(db, {
          ...{ id: serviceEntryId(serviceId, entryToken()), at: next.version.publishedAt },
          ...{ by, kind: 'service', action: 'published' },
          ...{ subject: next.service.name, detail: String(next.version.version) },
        });
        return next.version;
      });
    });
  }

  return {
    watchVersion: (serviceId, version) => liveComplete(() => getVersion(serviceId, version)),
    watchVersions: (serviceId) => liveComplete(() => findVersions(serviceId)),
    watchDesign: (serviceId) => liveComplete(() => readDesign(serviceId)),
    saveDraft: (...args) => guarded(() => saveDraft(...args)),
    discardDraft: (...args) => guarded(() => discardDraft(...args)),
    publish: (serviceId, definition, version, revision = 0) =>
      publish(serviceId, definition, { revision, version }),
  };
}
