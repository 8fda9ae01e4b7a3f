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
/** Who asks, in which role, and whether the account is blocked. */
const member: Rule = (_, { uid }) => [`members/${uid}`];
/** One's own membership is read without asking: it says whether the account is blocked. */
const memberUnlessOwnIsRead: Rule = (operation, asker) =>
  operation.isOwn && operation.kind === 'get' ? [] : member(operation, asker);
const memberForWrites: Rule = (operation, asker) =>
  operation.kind === 'write' || operation.kind === 'delete' ? member(operation, asker) : [];

const memberAndApplication: Rule = (operation, asker) =>
  operation.kind === 'write' || operation.kind === 'delete'
    ? [...member(operation, asker), operation.path.split('/chunks/')[0] ?? operation.path]
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
  sessions: member,

  // Created by citizens, together with the number, each of which asks for the other.
  applications: (operation, asker) =>
    asker.role === 'user' && operation.kind === 'write' && !operation.isUpdate
      ? [...member(operation, asker), `applicationNumbers/of-${operation.id}`]
      : member(operation, asker),
  applicationNumbers: (operation, asker) =>
    operation.kind === 'write'
      ? [...member(operation, asker), `applications/of-${operation.id}`]
      : member(operation, asker),
  'applications/chunks': memberAndApplication,

  positionApplications: (operation, asker) =>
    operation.kind === 'write'
      ? [...member(operation, asker), `positionNumbers/of-${operation.id}`]
      : member(operation, asker),
  positionNumbers: (operation, asker) =>
    operation.kind === 'write'
      ? [...member(operation, asker), `positionApplications/of-${operation.id}`]
      : member(operation, asker),
  'positionApplications/chunks': memberAndApplication,

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
  'appointments/booked': member,
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
