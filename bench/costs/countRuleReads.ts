/** One operation of a request to the server. */
export interface Operation {
  kind: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** The path of the record, or of the collection for a list. */
  path: string;
  /** The fields that an update changes. */
  changed?: string[];
}

export interface Asker {
  uid: string;
  email: string;
}

type Looked = Partial<Record<Operation['kind'], readonly string[]>>;

const written = (...records: string[]): Looked => ({ create: records, update: records });
const chunk: Looked = {
  ...written('uploads/{parent}'),
  delete: ['uploads/{parent}', 'applications/{parent}'],
};

/**
 * The records that firestore.rules read (`get`, `exists`, `getAfter`), besides the requester's membership.
 * Missing records and records written in the same request are counted too, so that the figure is an upper
 * bound.
 */
const looked: Record<string, Looked> = {
  members: {},
  invitations: {},
  accessRequests: { update: ['members/{id}'] },
  usage: written('counted/of-{uid}'),
  'usage/today': {},
  uploads: written('usage/{uid}', 'applications/{id}'),
  sessions: written('members/{uid}'),
  // The rules for an application and for its number read each other's record.
  applications: {
    create: [
      'applicationNumbers/of-{id}',
      'tracking/of-{id}',
      'usage/{uid}',
      'uploads/{id}',
      'services/of-{id}',
      'settings/council',
    ],
    update: ['tracking/of-{id}'],
  },
  // The form's version, the next one, and the days of the settings.
  applicationNumbers: written(
    ...['applications/of-{id}', 'services/of-{id}/versions/of-{id}', 'settings/council'],
  ),
  tracking: written('applications/of-{id}'),
  'applications/chunks': chunk,
  'applications/certificates': {
    get: ['applications/{parent}'],
    list: ['applications/{parent}'],
    create: ['certificates/{id}'],
  },
  // The rules read the application and its own certificate record, the public record, and the key: who holds
  // it, and whether it was revoked.
  certificates: {
    create: [
      'applications/of-{id}',
      'applications/of-{id}/certificates/{id}',
      'certificates/{id}',
      'keyHolders/of-{id}',
      'keys/of-{id}',
    ],
    update: ['applications/of-{id}', 'certificates/{id}'],
  },
  keys: written('keyHolders/{id}'),
  keyHolders: written('keys/{id}'),
  positionApplications: written('positionNumbers/of-{id}', 'usage/{uid}', 'uploads/{id}'),
  positionNumbers: written('positionApplications/of-{id}'),
  'positionApplications/chunks': chunk,
  // A restored service needs its latest version, and a publication must not skip a version.
  services: {
    create: ['services/{id}/versions/of-{id}', 'services/{id}/versions/after-{id}'],
    update: ['services/{id}/versions/of-{id}'],
  },
  'services/versions': { create: ['services/{parent}'] },
  serviceDrafts: written('services/{id}'),
  settings: written('log/of-{id}'),
  // The rules for a log entry read the record that the logged action changes.
  log: { create: ['subjects/of-{id}'] },
  payments: {
    get: ['applications/of-{id}'],
    ...written(
      'applications/of-{id}',
      'receiptCounters/of-{id}',
      'services/of-{id}',
      'log/of-{id}',
    ),
  },
  receiptCounters: written('payments/of-{id}'),
  tasks: { create: ['taskDrafts/of-{id}', 'usage/today/{uid}'], update: ['usage/today/{uid}'] },
  taskDrafts: written('tasks/of-{id}'),
  projects: {},
  citizenTasks: {},
  messages: {},
  searchMisses: written('usage/today/{uid}'),
  staffProfiles: {},
  'payslips/months': {},
  'appointments/booked': written('usage/{uid}'),
};
const readByEverybody = ['services', 'services/versions', 'settings', 'projects'];
const gotByEverybody = ['certificates', 'keys', 'tracking'];

/** How many different records the rules read for one request. @throws Error for a collection that is missing here */
export function countRuleReads(operations: readonly Operation[], asker: Asker): number {
  return new Set(operations.flatMap((operation) => recordsFor(operation, asker))).size;
}

function recordsFor({ kind, path }: Operation, { uid, email }: Asker): string[] {
  const parts = path.split('/');
  const collection = parts.filter((_, place) => place % 2 === 0).join('/');
  const others = looked[collection];
  if (!others) throw new Error(`countRuleReads.ts says nothing of ${collection}.`);
  const id = parts.at(-1) ?? '';
  const isReading = kind === 'get' || kind === 'list';
  // Anybody may read their own membership, without a lookup: it says whether the account is blocked.
  const isOwnMembership = collection === 'members' && kind === 'get' && [uid, email].includes(id);
  const asksNobody =
    isOwnMembership ||
    // Only staff and admins may read the prepared texts.
    (isReading && readByEverybody.includes(collection) && path !== 'settings/texts') ||
    (kind === 'get' && gotByEverybody.includes(collection));
  return [...(asksNobody ? [] : ['members/{uid}']), ...(others[kind] ?? [])].map((record) =>
    record
      .replace('{uid}', uid)
      .replace('{id}', id)
      .replace('{parent}', parts[1] ?? ''),
  );
}
