import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { columns, people } from './people';
import type { Database } from './database';
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

/** In the order of `columns`; 1: allowed. */
const tables: Record<keyof typeof subjects, Table> = {
  members: row(ownerAndAdmin, onlyAdmin, onlyOwner, ownerAndAdmin, nobody),
  invitations: row(ownerAndAdmin, onlyAdmin, onlyAdmin, nobody, ownerAndAdmin),
  accessRequests: row(ownerAndAdmin, onlyAdmin, onlyOwner, onlyAdmin, nobody),
  usage: row(onlyOwner, nobody, onlyOwner, onlyOwner, nobody),
  uploads: row(onlyOwner, nobody, onlyOwner, onlyOwner, onlyOwner),
  sessions: row(onlyOwner, onlyAdmin, onlyOwner, onlyOwner, nobody),
  applications: row(ownerAndWork, ownerAndWork, onlyOwner, ownerAndWork, nobody),
  applicationNumbers: row(nobody, nobody, onlyOwner, nobody, nobody),
  'chunks of applications': row(ownerAndWork, ownerAndWork, onlyOwner, onlyOwner, onlyOwner),
  positionApplications: row(ownerAndAdmin, ownerAndAdmin, onlyOwner, nobody, nobody),
  positionNumbers: row(nobody, nobody, onlyOwner, nobody, nobody),
  'chunks of positionApplications': row(
    ...[ownerAndAdmin, ownerAndAdmin, onlyOwner, onlyOwner, onlyOwner],
  ),
  services: row(everybodySignedIn, everybodySignedIn, onlyAdmin, onlyAdmin, onlyAdmin),
  settings: row(everybody, nobody, onlyAdmin, onlyAdmin, nobody),
  tasks: row(work, work, work, work, nobody),
  taskDrafts: row(work, nobody, work, nobody, nobody),
  projects: row(everybodySignedIn, everybodySignedIn, nobody, nobody, nobody),
  citizenTasks: row(onlyOwner, onlyOwner, nobody, nobody, nobody),
  messages: row(onlyOwner, onlyOwner, nobody, nobody, nobody),
  staffProfiles: row(onlyOwner, nobody, nobody, nobody, nobody),
  payslips: row(onlyOwner, onlyOwner, nobody, nobody, nobody),
  appointments: row(onlyOwner, onlyOwner, onlyOwner, nobody, onlyOwner),
  'a collection that nobody knows': row(nobody, nobody, nobody, nobody, nobody),
};

function row(...[get = '', list = '', create = '', update = '', remove = '']: string[]): Table {
  return { get, list, create, update, delete: remove };
}

/** Each collection × each operation × each kind of person. */
export function describeAccess({ as, enter }: RulesCouncil): void {
  describe.each(Object.entries(tables))('%s', (collection, table) => {
    const subject: Subject | undefined = Object.entries(subjects).find(
      ([name]) => name === collection,
    )?.[1];
    if (!subject) throw new Error(`no subject for ${collection}`);

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

function attempt(
  { path, stored, list, create, update }: Subject,
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
      return record.delete();
  }
}
