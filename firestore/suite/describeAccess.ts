import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { columns, people } from './people';
import type { Database } from './database';
import { digits, longAgo, member as memberRecord, year } from './records';
import type { RulesCouncil } from './rulesCouncil';
import { subjects, type Subject } from './subjects';

type Table = Record<(typeof operations)[number], string>;
const operations = ['get', 'list', 'create', 'update', 'delete'] as const;

const nobody = '0000000';
const onlyOwner = '0100000';
const onlyAdmin = '0000010';
const ownerAndAdmin = '0100010';
const ownerAndWork = '0100110';
const work = '0000110';
const everybodySignedIn = '0111111';
const everybody = '1111111';

/** One digit for each of `columns`, in the same order; 1: allowed. */
const tables: Record<keyof typeof subjects, Table> = {
  members: row(ownerAndAdmin, onlyAdmin, onlyOwner, ownerAndAdmin, nobody),
  invitations: row(ownerAndAdmin, onlyAdmin, onlyAdmin, nobody, ownerAndAdmin),
  accessRequests: row(ownerAndAdmin, onlyAdmin, onlyOwner, onlyAdmin, nobody),
  usage: row(onlyOwner, nobody, onlyOwner, onlyOwner, nobody),
  'counts of a day': row(onlyOwner, nobody, onlyOwner, onlyOwner, nobody),
  uploads: row(onlyOwner, nobody, onlyOwner, onlyOwner, onlyOwner),
  sessions: row(onlyOwner, onlyAdmin, onlyOwner, onlyOwner, nobody),
  applications: row(ownerAndWork, ownerAndWork, onlyOwner, ownerAndWork, nobody),
  applicationNumbers: row(nobody, nobody, onlyOwner, nobody, nobody),
  tracking: row(everybody, nobody, onlyOwner, ownerAndWork, nobody),
  'chunks of applications': row(ownerAndWork, ownerAndWork, onlyOwner, onlyOwner, onlyOwner),
  certificates: row(everybody, nobody, onlyAdmin, onlyAdmin, nobody),
  'texts of certificates': row(everybody, nobody, onlyAdmin, nobody, nobody),
  'certificates of applications': row(ownerAndWork, ownerAndWork, onlyAdmin, nobody, nobody),
  keys: row(everybody, onlyAdmin, onlyAdmin, onlyAdmin, nobody),
  log: row(onlyAdmin, onlyAdmin, work, nobody, nobody),
  keyHolders: row(onlyAdmin, onlyAdmin, onlyAdmin, onlyAdmin, nobody),
  payments: row(ownerAndWork, work, work, onlyAdmin, nobody),
  receiptCounters: row(work, nobody, work, work, nobody),
  positionApplications: row(ownerAndAdmin, ownerAndAdmin, onlyOwner, nobody, nobody),
  positionNumbers: row(nobody, nobody, onlyOwner, nobody, nobody),
  'chunks of positionApplications': row(
    ...[ownerAndAdmin, ownerAndAdmin, onlyOwner, onlyOwner, onlyOwner],
  ),
  services: row(everybodySignedIn, everybodySignedIn, onlyAdmin, onlyAdmin, onlyAdmin),
  'versions of services': row(everybodySignedIn, everybodySignedIn, onlyAdmin, nobody, nobody),
  serviceDrafts: row(onlyAdmin, nobody, onlyAdmin, onlyAdmin, onlyAdmin),
  settings: row(everybody, nobody, onlyAdmin, onlyAdmin, nobody),
  'settings of the office': row(everybody, nobody, onlyAdmin, onlyAdmin, nobody),
  'prepared texts': row(work, nobody, onlyAdmin, onlyAdmin, nobody),
  tasks: row(work, work, work, work, nobody),
  taskDrafts: row(work, nobody, work, nobody, nobody),
  projects: row(everybodySignedIn, everybodySignedIn, nobody, nobody, nobody),
  citizenTasks: row(onlyOwner, onlyOwner, nobody, onlyOwner, nobody),
  messages: row(onlyOwner, onlyOwner, nobody, onlyOwner, nobody),
  staffProfiles: row(onlyOwner, nobody, nobody, nobody, nobody),
  payslips: row(onlyOwner, onlyOwner, nobody, nobody, nobody),
  appointments: row(onlyOwner, onlyOwner, onlyOwner, nobody, onlyOwner),
  'an unknown collection': row(nobody, nobody, nobody, nobody, nobody),
};

function row(...[get = '', list = '', create = '', update = '', remove = '']: string[]): Table {
  return { get, list, create, update, delete: remove };
}

/** Who may find out that there is no record at a path. Whoever submits first asks whether a number is free. */
const missing = {
  [`applicationNumbers/${year}-${digits}`]: everybodySignedIn,
  [`positionNumbers/${year}-${digits}`]: everybodySignedIn,
  'tracking/no-number': nobody,
};

/** What a blocked account may still do: public data, and the record that says they are blocked. */
const stillAllowed = new Set([
  'get of members',
  'get of services',
  'list of services',
  'get of versions of services',
  'list of versions of services',
  'get of settings',
  'get of settings of the office',
  'get of certificates',
  'get of texts of certificates',
  'get of tracking',
  'get of keys',
  'get of projects',
  'list of projects',
]);

/** Each collection × each operation × each kind of person. */
export function describeAccess(council: RulesCouncil): void {
  describeTables(council);
  describeMissing(council);
  describeBlocked(council);
}

/** The same operations by the same person after their account was blocked. */
function describeBlocked({ as, enter }: RulesCouncil): void {
  const cases = (['owner', 'staff', 'admin'] as const).flatMap((name) =>
    Object.entries(tables).flatMap(([collection, table]) =>
      operations
        .filter((operation) => table[operation][columns.indexOf(name)] === '1')
        // Every blocked person has a membership.
        .filter((operation) => collection !== 'members' || operation !== 'create')
        .map((operation) => {
          const what = `${operation} of ${collection}`;
          const isOwn = collection !== 'members' || name === 'owner';
          return [what, name, isOwn && stillAllowed.has(what), collection, operation] as const;
        }),
    ),
  );
  it.each(cases)(
    '%s by %s whose account is blocked: %s (#12.9)',
    async (_, name, isAllowed, collection, operation) => {
      const subject = subjectOf(collection);
      const person = people[name];
      const blocked = { blockedAt: longAgo, blockedBy: 'operator' };
      const role = 'role' in person ? person.role : 'user';
      const member = { [`members/${person.uid}`]: memberRecord({ role, ...blocked }, person) };
      const { path, stored, beside } = subject;
      const before = operation === 'create' ? beside : { ...beside, [path]: stored };
      await enter({ ...before, ...member });
      await (isAllowed ? assertSucceeds : assertFails)(
        attempt(subject, operation, as(name), person),
      );
    },
  );
}

function subjectOf(collection: string): Subject {
  const subject = Object.entries(subjects).find(([name]) => name === collection)?.[1];
  if (!subject) throw new Error(`no subject for ${collection}`);
  return subject;
}

function describeTables({ as, enter }: RulesCouncil): void {
  describe.each(Object.entries(tables))('%s', (collection, table) => {
    const subject = subjectOf(collection);

    const cases = operations.flatMap((operation) =>
      columns.map((name, column) => [operation, name, table[operation][column] === '1'] as const),
    );
    it.each(cases)('%s by %s: %s', async (operation, name, isAllowed) => {
      const { path, stored, beside } = subject;
      const before = operation === 'create' ? beside : { ...beside, [path]: stored };
      if (before) await enter(before);
      await (isAllowed ? assertSucceeds : assertFails)(
        attempt(subject, operation, as(name), people[name] ?? people.owner),
      );
    });
  });
}

function describeMissing({ as }: RulesCouncil): void {
  const cases = Object.entries(missing).flatMap(([path, row]) =>
    columns.map((name, column) => [path, name, row[column] === '1'] as const),
  );
  it.each(cases)('get of %s, where nothing is, by %s: %s', async (path, name, isAllowed) => {
    await (isAllowed ? assertSucceeds : assertFails)(as(name).doc(path).get({ source: 'server' }));
  });
}

function attempt(
  { path, stored, list, create, update, remove }: Subject,
  operation: (typeof operations)[number],
  database: Database,
  by: NonNullable<(typeof people)[keyof typeof people]>,
): Promise<unknown> {
  const record = database.doc(path);
  switch (operation) {
    case 'get':
      return record.get({ source: 'server' });
    case 'list':
      return list?.(database) ?? record.parent.limit(10).get({ source: 'server' });
    case 'create':
      return create?.(database, by) ?? record.set(stored);
    case 'update':
      return update?.(database, by) ?? record.update({ changed: true });
    case 'delete':
      return remove?.(database, by) ?? record.delete();
  }
}
