/** Who asks, as `members/{uid}` says. */
export interface Asker {
  uid: string;
  email: string;
  role: 'user' | 'staff' | 'admin';
}

/** One thing that is asked of the server. A write with a mask is an update. */
export interface Operation {
  kind: 'get' | 'list' | 'write' | 'delete';
  /** Of the record; of a list, of its collection. */
  path: string;
  isUpdate?: boolean;
}

type Examined = Operation & { id: string; isOwn: boolean };
type Rule = (operation: Examined, asker: Asker) => string[];

const nothing: Rule = () => [];
/** Who asks, in which role, and whether the account is blocked. */
const member: Rule = (_, { uid }) => [`members/${uid}`];
/** One's own membership is read without asking: it says whether the account is blocked. */
const memberUnlessOwnIsRead: Rule = (operation, asker) =>
  operation.isOwn && operation.kind === 'get' ? [] : member(operation, asker);
const memberForWrites: Rule = (operation, asker) =>
  operation.kind === 'write' || operation.kind === 'delete' ? member(operation, asker) : [];

/** Its announcement; and where it is deleted, what it would belong to. */
function chunkReads(kind: Operation['kind'], path: string): string[] {
  const [application = ''] = path.split('/chunks/');
  const announcement = `uploads/${application.split('/')[1] ?? ''}`;
  return kind === 'delete' ? [announcement, application] : [announcement];
}

const memberAndAnnouncement: Rule = (operation, asker) =>
  operation.kind === 'write' || operation.kind === 'delete'
    ? [...member(operation, asker), ...chunkReads(operation.kind, operation.path)]
    : member(operation, asker);

/** A record that is written, with others that have to be there with it. */
const memberWith =
  (others: Rule): Rule =>
  (operation, asker) =>
    operation.kind === 'write'
      ? [...member(operation, asker), ...others(operation, asker)]
      : member(operation, asker);

/**
 * Which records firestore.rules look at (`get`, `exists`, `getAfter`) to decide on an operation. Each
 * is a read, once for each request. Those that turn out to be missing are counted too, and those
 * written in the same request: the dear side.
 */
const rules: Record<string, Rule> = {
  members: memberUnlessOwnIsRead,
  invitations: member,
  // A granted request asks for the new role beside it.
  accessRequests: (operation, asker) =>
    operation.isUpdate && !operation.isOwn
      ? [...member(operation, asker), `members/${operation.id}`]
      : member(operation, asker),
  // The record that is counted; and of an announcement, its chunks.
  usage: memberWith((_, { uid }) => [`counted/of-${uid}`]),
  uploads: memberWith(({ id }, { uid }) => [`usage/${uid}`, `applications/${id}`]),
  sessions: member,

  // Created by citizens, together with the number, each of which asks for the other.
  applications: (operation, asker) =>
    asker.role === 'user' && operation.kind === 'write' && !operation.isUpdate
      ? [
          ...member(operation, asker),
          `applicationNumbers/of-${operation.id}`,
          `usage/${asker.uid}`,
          `uploads/${operation.id}`,
          `services/of-${operation.id}`,
        ]
      : member(operation, asker),
  applicationNumbers: memberWith(({ id }) => [`applications/of-${id}`]),
  'applications/chunks': memberAndAnnouncement,

  positionApplications: memberWith(({ id }, { uid }) => [
    `positionNumbers/of-${id}`,
    `usage/${uid}`,
    `uploads/${id}`,
  ]),
  positionNumbers: memberWith(({ id }) => [`positionApplications/of-${id}`]),
  'positionApplications/chunks': memberAndAnnouncement,

  services: memberForWrites,
  settings: memberForWrites,
  tasks: (operation, asker) =>
    operation.kind === 'write' && !operation.isUpdate
      ? [...member(operation, asker), `taskDrafts/of-${operation.id}`]
      : member(operation, asker),
  taskDrafts: (operation, asker) =>
    operation.kind === 'write'
      ? [...member(operation, asker), `tasks/of-${operation.id}`]
      : member(operation, asker),

  projects: nothing,
  citizenTasks: member,
  messages: member,
  staffProfiles: member,
  'payslips/months': member,
  'appointments/booked': memberWith((_, { uid }) => [`usage/${uid}`]),
};

/** The different records that the rules look at for one request. @throws Error for a collection without a rule here */
export function countRuleReads(operations: readonly Operation[], asker: Asker): number {
  const looked = operations.flatMap((operation) => {
    const parts = operation.path.split('/');
    const collection = parts.filter((_, place) => place % 2 === 0).join('/');
    const rule = rules[collection];
    if (!rule) throw new Error(`countRuleReads.ts says nothing of ${collection}.`);
    const id = operation.kind === 'list' ? '' : (parts.at(-1) ?? '');
    return rule({ ...operation, id, isOwn: [asker.uid, asker.email].includes(id) }, asker);
  });
  return new Set(looked).size;
}

/** 'projects/p/databases/(default)/documents/members/asha' is 'members/asha'. */
export function pathOf(name: string): string {
  return name.split('/').slice(5).join('/');
}

/** The collection that a question is asked of. */
export function collectionOf(parent: string, from: readonly { collectionId: string }[]): string {
  const [first] = from;
  return [pathOf(parent), first?.collectionId ?? ''].filter((part) => part !== '').join('/');
}
