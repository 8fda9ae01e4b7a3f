import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { owner, people, type PersonName } from './people';
import type { Database } from './database';
import type { RulesCouncil } from './rulesCouncil';

type Query = ReturnType<Database['collection']>['limit'] extends (limit: number) => infer Q
  ? Q
  : never;

const all = (collection: string) => (database: Database) => database.collection(collection);
const ownedBy =
  (collection: string, field: string, uid: string = owner.uid) =>
  (database: Database) =>
    database.collection(collection).where(field, '==', uid);
const colleagues = (database: Database) =>
  database.collection('members').where('role', 'in', ['staff', 'admin']);

interface Lists {
  what: string;
  by: PersonName;
  query: (database: Database) => Query;
  /** The maximum length of the list; 0 if it cannot be listed. */
  most: number;
  /** Staff and admins may count: to the rules, a count is a query without a limit. */
  counts: boolean;
}

const { uid } = owner;

const lists: Lists[] = [
  list('all members', 'admin', all('members'), 500, true),
  list('all members', 'staff', all('members'), 0, false),
  list('who works here', 'staff', colleagues, 500, false),
  list('who works here', 'owner', colleagues, 0, false),
  list('all invitations', 'admin', all('invitations'), 500, true),
  list('all requests', 'admin', all('accessRequests'), 500, true),
  list('all sessions', 'admin', all('sessions'), 500, true),
  list('all missed searches', 'admin', all('searchMisses'), 500, false),
  list('all missed searches', 'staff', all('searchMisses'), 0, false),
  list('all applications', 'staff', all('applications'), 500, true),
  list('all applications', 'admin', all('applications'), 500, true),
  list('all applications', 'owner', all('applications'), 0, false),
  list('their own applications', 'owner', ownedBy('applications', 'applicant.uid'), 200, false),
  list(
    'another person’s applications',
    'owner',
    ownedBy('applications', 'applicant.uid', people['other citizen'].uid),
    0,
    false,
  ),
  list('all applications for a position', 'admin', all('positionApplications'), 500, true),
  list('all applications for a position', 'staff', all('positionApplications'), 0, false),
  list(
    'their own applications for a position',
    'owner',
    ownedBy('positionApplications', 'owner'),
    200,
    false,
  ),
  list('the services', 'owner', all('services'), 500, false),
  list('the versions of a service', 'owner', all('services/s1/versions'), 100, false),
  list('the drafts of services', 'admin', all('serviceDrafts'), 0, false),
  list('the certificates', 'admin', all('certificates'), 0, false),
  list('the public records', 'admin', all('tracking'), 0, false),
  list('the signing keys', 'admin', all('keys'), 500, false),
  list('the signing keys', 'staff', all('keys'), 0, false),
  list('the holders of keys', 'admin', all('keyHolders'), 500, false),
  list('the payments', 'staff', all('payments'), 1000, false),
  list('the payments', 'admin', all('payments'), 1000, false),
  list('the payments', 'owner', all('payments'), 0, false),
  list('the counters of receipts', 'admin', all('receiptCounters'), 0, false),
  list('the log', 'admin', all('log'), 500, true),
  list('the log', 'staff', all('log'), 0, false),
  list('the log', 'owner', all('log'), 0, false),
  list('the tasks', 'staff', all('tasks'), 1000, true),
  list('the projects', 'owner', all('projects'), 200, true),
  list('their tasks', 'owner', ownedBy('citizenTasks', 'owner'), 200, true),
  list('everybody’s tasks', 'owner', all('citizenTasks'), 0, false),
  list('their messages', 'owner', ownedBy('messages', 'owner'), 200, true),
  list('everybody’s messages', 'owner', all('messages'), 0, false),
  list('their payslips', 'owner', all(`payslips/${uid}/months`), 200, false),
  list('their appointments', 'owner', all(`appointments/${uid}/booked`), 200, false),
];

const cases = lists.flatMap(({ what, by, query, most, counts }) => [
  ...(most ? [[most, what, by, query, true] as const] : []),
  [most + 1, what, by, query, false] as const,
  ['any number', what, by, query, counts] as const,
]);

/** The limits of queries. */
export function describeQueries({ as }: RulesCouncil): void {
  it.each(cases)('limits lists: %s of %s for %s', async (count, _, by, query, isAllowed) => {
    const asked = query(as(by));
    const limited = typeof count === 'number' ? asked.limit(count) : asked;
    await (isAllowed ? assertSucceeds : assertFails)(limited.get({ source: 'server' }));
  });

  it.each([
    'certificates/all',
    'certificates/7k2mq9xd04tr5',
    'certificates/7K2MQ9XD04TR5/texts/all',
    'keys/all',
  ])('refuses %s, which is not a valid number or key (#17.5)', async (path) => {
    await assertFails(as('signed out').doc(path).get({ source: 'server' }));
  });
}

function list(
  ...[what, by, query, most, counts]: [
    Lists['what'],
    Lists['by'],
    Lists['query'],
    Lists['most'],
    Lists['counts'],
  ]
): Lists {
  return { what, by, query, most, counts };
}
