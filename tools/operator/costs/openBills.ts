import { countRuleReads, pathOf, type Operation } from './countRuleReads';
import type { Account, CallListener } from './meterCalls';

/** What Firestore charges for. */
export interface Bill {
  /** Records that the server sent, or looked for in vain. */
  records: number;
  /** For each count, how many index entries it went through. */
  counted: number[];
  /** Records that the rules looked at. */
  ruled: number;
  writes: number;
  deletes: number;
}

export const emptyBill = (): Bill => ({ records: 0, counted: [], ruled: 0, writes: 0, deletes: 0 });

/** One read for each 1,000 index entries that were begun, and one at least. */
export function readsOfCounts(counted: readonly number[]): number {
  return counted.reduce((sum, entries) => sum + Math.max(1, Math.ceil(entries / 1000)), 0);
}

export function readsOf({ records, counted, ruled }: Bill): number {
  return records + readsOfCounts(counted) + ruled;
}

// What of Firestore's messages is billed.
interface Write {
  update?: { name: string };
  updateMask?: object;
  delete?: string;
}
interface Collection {
  parent: string;
  structuredQuery: { from: { collectionId: string }[] };
}
interface Target {
  targetId: number;
  query?: Collection;
  documents?: { documents: string[] };
}
interface Heard {
  targetChange?: { targetChangeType?: string; targetIds: number[] };
  documentChange?: {
    document: { name: string; updateTime?: object };
    targetIds: number[];
    removedTargetIds: number[];
  };
  documentRemove?: { document: string; removedTargetIds: number[] };
}

/** A question of a browser. For half an hour Firestore answers it only with what is new. */
interface Question {
  /** The time of each record that was sent. */
  records: Map<string, string>;
  /** What somebody has written since. */
  changed: Set<string>;
}

interface Customer {
  account: Account;
  bill: Bill;
  questions: Map<string, Question>;
}

/** Keeps the bill of each account from what passes between its browser and Firestore. */
export function openBills() {
  const customers = new Map<string, Customer>();
  /** What has been asked and not yet answered. */
  const waiting = new Set<object>();
  let heardAt = 0;

  function customerOf(account: Account): Customer {
    const known = customers.get(account.uid);
    const customer = known ?? { account, bill: emptyBill(), questions: new Map() };
    customers.set(account.uid, customer);
    return customer;
  }

  function noteWritten(name: string) {
    for (const { questions } of customers.values()) {
      for (const { changed } of questions.values()) changed.add(name);
    }
  }

  function hear(method: string, account: Account): CallListener {
    const customer = customerOf(account);
    const look = (operations: readonly Operation[]) =>
      (customer.bill.ruled += countRuleReads(operations, account));
    const touching =
      <T>(react: ((what: T) => void) | undefined) =>
      (what: T) => {
        heardAt = Date.now();
        react?.(what);
      };
    const listener = listenerOf(method, customer, look, waiting, noteWritten);
    return {
      asked: touching(listener.asked),
      answered: touching(listener.answered),
      ended: touching(listener.ended),
    };
  }

  return {
    hear,
    /** The bill of an account since it was last taken. */
    take(uid: string): Bill {
      const customer = customers.get(uid);
      const bill = customer?.bill ?? emptyBill();
      if (customer) customer.bill = emptyBill();
      return bill;
    },
    /** The account's next browser has seen nothing yet. */
    forget: (uid: string) => void customers.delete(uid),
    /** Settles when everything that was asked has been answered, and for a moment nothing more is asked. */
    async quiet(moment = 300): Promise<void> {
      heardAt = Date.now();
      while (waiting.size > 0 || Date.now() - heardAt < moment) {
        // Quiet is the absence of events, so it can only be looked for.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

function listenerOf(
  method: string,
  customer: Customer,
  look: (operations: readonly Operation[]) => void,
  waiting: Set<object>,
  noteWritten: (name: string) => void,
): CallListener {
  if (method === 'Listen') return listenToTargets(customer, look, waiting);
  const call = {};
  const start = () => waiting.add(call);
  const end = () => void waiting.delete(call);
  switch (method) {
    case 'Commit': {
      let operations: Operation[] = [];
      return {
        asked(message) {
          start();
          const { writes } = message as { writes: Write[] };
          for (const { update } of writes) if (update) noteWritten(update.name);
          operations = writes.flatMap(toOperations);
        },
        ended(status) {
          end();
          // A refused write is not charged; what the rules looked at for it is.
          look(operations);
          if (status !== 0) return;
          const deletes = operations.filter(({ kind }) => kind === 'delete').length;
          customer.bill.deletes += deletes;
          customer.bill.writes += operations.length - deletes;
        },
      };
    }
    case 'BatchGetDocuments':
      return {
        asked(message) {
          start();
          const { documents } = message as { documents: string[] };
          look(documents.map((name) => ({ kind: 'get', path: pathOf(name) })));
        },
        answered(message) {
          if ('found' in message || 'missing' in message) customer.bill.records += 1;
        },
        ended: end,
      };
    case 'RunAggregationQuery':
      return {
        asked(message) {
          start();
          const { parent, structuredAggregationQuery } = message as {
            parent: string;
            structuredAggregationQuery: Pick<Collection, 'structuredQuery'>;
          };
          look([toListing({ parent, ...structuredAggregationQuery })]);
        },
        answered(message) {
          const { result } = message as {
            result?: { aggregateFields?: Record<string, { integerValue?: number }> };
          };
          for (const { integerValue = 0 } of Object.values(result?.aggregateFields ?? {})) {
            customer.bill.counted.push(integerValue);
          }
        },
        ended: end,
      };
    case 'Rollback':
      return {};
    default:
      throw new Error(`${method} is not counted: the live store does not use it.`);
  }
}

interface Listening {
  question: Question;
  isNew: boolean;
  billed: number;
  /** While the whole answer is sent anew. */
  again: Set<string> | undefined;
}

/**
 * Counts what listeners are sent. The emulator sends the whole answer anew when a question with a limit
 * has to be asked again; Firestore itself sends, and charges, only what is new in it.
 */
function listenToTargets(
  customer: Customer,
  look: (operations: readonly Operation[]) => void,
  waiting: Set<object>,
): CallListener {
  const targets = new Map<number, Listening>();
  const listening = (ids: readonly number[]) => ids.flatMap((id) => targets.get(id) ?? []);

  function charge(target: Listening) {
    target.billed += 1;
    customer.bill.records += 1;
  }

  function add(target: Target) {
    const { targetId, query, documents } = target;
    const key = JSON.stringify([query, documents]);
    const known = customer.questions.get(key);
    const question = known ?? { records: new Map(), changed: new Set() };
    customer.questions.set(key, question);
    const added = { question, isNew: true, billed: 0, again: undefined };
    targets.set(targetId, added);
    waiting.add(added);
    const gets = documents?.documents.map((name): Operation => ({
      kind: 'get',
      path: pathOf(name),
    }));
    look(query ? [toListing(query)] : (gets ?? []));
  }

  function forget(id: number) {
    const target = targets.get(id);
    if (target) waiting.delete(target);
    targets.delete(id);
  }

  function send(target: Listening, name: string, time: string) {
    target.again?.add(name);
    if (target.question.records.get(name) === time) return;
    target.question.records.set(name, time);
    charge(target);
  }

  /** Charged when it has changed; not when others have pushed it out. */
  function leave(target: Listening, name: string) {
    if (!target.question.records.delete(name)) return;
    if (target.question.changed.has(name)) charge(target);
  }

  function complete(target: Listening) {
    const { again, question } = target;
    const gone = again ? [...question.records.keys()].filter((name) => !again.has(name)) : [];
    for (const name of gone) leave(target, name);
    target.again = undefined;
    question.changed.clear();
    // A question that brings nothing is charged as one record.
    if (target.isNew && target.billed === 0) charge(target);
    target.isNew = false;
    waiting.delete(target);
  }

  return {
    asked(message) {
      const { addTarget, removeTarget } = message as { addTarget?: Target; removeTarget?: number };
      if (removeTarget !== undefined) forget(removeTarget);
      if (addTarget) add(addTarget);
    },
    answered(message) {
      const { targetChange, documentChange, documentRemove } = message as Heard;
      if (documentChange) {
        const { document, targetIds, removedTargetIds } = documentChange;
        const time = JSON.stringify(document.updateTime);
        for (const target of listening(targetIds)) send(target, document.name, time);
        for (const target of listening(removedTargetIds)) leave(target, document.name);
      }
      if (documentRemove) {
        const { document, removedTargetIds } = documentRemove;
        for (const target of listening(removedTargetIds)) leave(target, document);
      }
      if (!targetChange) return;
      const { targetChangeType, targetIds } = targetChange;
      // None named are all.
      const changed = targetIds.length > 0 ? listening(targetIds) : [...targets.values()];
      if (targetChangeType === 'RESET') for (const target of changed) target.again = new Set();
      if (targetChangeType === 'CURRENT') changed.forEach(complete);
      if (targetChangeType === 'REMOVE') targetIds.forEach(forget);
    },
    ended: () => [...targets.keys()].forEach(forget),
  };
}

/** None where a transaction only makes sure that what it has read is still so. */
function toOperations({ update, updateMask, delete: deleted }: Write): Operation[] {
  if (deleted !== undefined) return [{ kind: 'delete', path: pathOf(deleted) }];
  if (!update) return [];
  return [{ kind: updateMask ? 'update' : 'create', path: pathOf(update.name) }];
}

function toListing({ parent, structuredQuery }: Collection): Operation {
  const parts = [pathOf(parent), structuredQuery.from[0]?.collectionId ?? ''];
  return { kind: 'list', path: parts.filter(Boolean).join('/') };
}
