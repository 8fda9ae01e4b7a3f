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

type Rule = (operation: Operation & { id: string; isOwn: boolean }, asker: Asker) => string[];

const nothing: Rule = () => [];
const member: Rule = (_, { uid }) => [`members/${uid}`];
/** Staff and admins are who their member's record says; what is one's own needs no role. */
const memberUnlessOwn: Rule = (operation, asker) =>
  operation.isOwn ? [] : member(operation, asker);
const memberOfWorkers: Rule = (operation, asker) =>
  asker.role === 'user' ? [] : member(operation, asker);
const memberForWrites: Rule = (operation, asker) =>
  operation.kind === 'write' || operation.kind === 'delete' ? member(operation, asker) : [];

/** Its announcement; and where it is deleted, what it would belong to. */
function chunkReads(kind: Operation['kind'], path: string): string[] {
  const [application = ''] = path.split('/chunks/');
  const announcement = `uploads/${application.split('/')[1] ?? ''}`;
  return kind === 'delete' ? [announcement, application] : [announcement];
}

/**
 * Which records firestore.rules look at (`get`, `exists`, `getAfter`) to decide on an operation. Each
 * is a read, once for each request. Those that turn out to be missing are counted too, and those
 * written in the same request: the dear side.
 */
const rules: Record<string, Rule> = {
  members: memberUnlessOwn,
  invitations: memberUnlessOwn,
  // A granted request asks for the new role beside it.
  accessRequests: (operation, asker) =>
    operation.isUpdate && !operation.isOwn
      ? [...member(operation, asker), `members/${operation.id}`]
      : memberUnlessOwn(operation, asker),
  // The record that is counted; and of an announcement, its chunks.
  usage: ({ kind }, { uid }) => (kind === 'write' ? [`counted/of-${uid}`] : []),
  uploads: ({ kind, id }, { uid }) =>
    kind === 'write' ? [`usage/${uid}`, `applications/${id}`] : [],
  sessions: ({ kind }, asker) =>
    kind === 'list' || asker.role !== 'user' ? [`members/${asker.uid}`] : [],

  // Created by citizens, together with the number, each of which asks for the other.
  applications: (operation, asker) =>
    asker.role === 'user' && operation.kind === 'write' && !operation.isUpdate
      ? [
          `applicationNumbers/of-${operation.id}`,
          `usage/${asker.uid}`,
          `uploads/${operation.id}`,
          `services/of-${operation.id}`,
        ]
      : memberOfWorkers(operation, asker),
  applicationNumbers: ({ kind, id }) => (kind === 'write' ? [`applications/of-${id}`] : []),
  'applications/chunks': ({ kind, path }, asker) =>
    kind === 'write' || kind === 'delete'
      ? chunkReads(kind, path)
      : memberOfWorkers({ kind, path, id: '', isOwn: false }, asker),

  positionApplications: (operation, asker) =>
    operation.kind === 'write'
      ? [`positionNumbers/of-${operation.id}`, `usage/${asker.uid}`, `uploads/${operation.id}`]
      : memberOfWorkers(operation, asker),
  positionNumbers: ({ kind, id }) => (kind === 'write' ? [`positionApplications/of-${id}`] : []),
  'positionApplications/chunks': ({ kind, path }, asker) =>
    kind === 'write' || kind === 'delete'
      ? chunkReads(kind, path)
      : memberOfWorkers({ kind, path, id: '', isOwn: false }, asker),

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
  citizenTasks: nothing,
  messages: nothing,
  staffProfiles: nothing,
  'payslips/months': nothing,
  'appointments/booked': ({ kind }, { uid }) => (kind === 'write' ? [`usage/${uid}`] : []),
};

/** The different records that the rules look at for one request. @throws Error for a collection without a rule here */
export function countRuleReads(operations: readonly Operation[], asker: Asker): number {
  const looked = operations.flatMap((operation) => {
    const parts = operation.path.split('/');
    const collection = parts.filter((_, place) => place % 2 === 0).join('/');
    const rule = rules[collection];
    if (!rule) throw new Error(`rule-reads.ts says nothing of ${collection}.`);
    const id = operation.kind === 'list' ? '' : (parts.at(-1) ?? '');
    return rule({ ...operation, id, isOwn: [asker.uid, asker.email].includes(id) }, asker);
  });
  return new Set(looked).size;
}
