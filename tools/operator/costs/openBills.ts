import { emptyBill, type Bill } from './bill';
import * as messages from './firestoreMessages';
import { hearListening, type Keeping, type Known } from './listening';
import { collectionOf, countRuleReads, pathOf, type Asker, type Operation } from './countRuleReads';
import type { Call, CallListener } from './wire';

/** Keeps the bills of accounts from what passes on the wire. */
export function openBills(askerOf: (uid: string) => Asker) {
  const bills = new Map<string, Bill>();
  const waiting = new Set<object>();
  const known = new Map<string, Known>();
  let heardAt = 0;

  function billOf(uid: string): Bill {
    const bill = bills.get(uid) ?? emptyBill();
    bills.set(uid, bill);
    return bill;
  }

  function knownOf(uid: string): Known {
    const own = known.get(uid) ?? { questions: new Map() };
    known.set(uid, own);
    return own;
  }

  function wrote(name: string) {
    for (const { questions } of known.values()) {
      for (const { changed } of questions.values()) changed.add(name);
    }
  }

  function hear({ method, uid }: Call): CallListener {
    const asker = uid === undefined ? undefined : askerOf(uid);
    const keep = asker && {
      ...{ asker, waiting, wrote },
      bill: () => billOf(asker.uid),
      known: knownOf(asker.uid),
    };
    const listener = keep ? (listenersByMethod[method]?.(keep) ?? unknown(method)) : unheard;
    const touching =
      <T>(tell: (what: T) => void) =>
      (what: T) => {
        heardAt = Date.now();
        tell(what);
      };
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
      const bill = billOf(uid);
      bills.delete(uid);
      return bill;
    },
    /** The account's next browser has seen nothing yet. */
    forget: (uid: string) => void known.delete(uid),
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

const unheard: CallListener = {
  asked: () => undefined,
  answered: () => undefined,
  ended: () => undefined,
};

function unknown(method: string): CallListener {
  throw new Error(`${method} is not counted: the live store does not use it.`);
}

const listenersByMethod: Record<string, (keeping: Keeping) => CallListener> = {
  Commit({ bill, asker, waiting, wrote }) {
    const call = {};
    let writes: messages.Write[] = [];
    return {
      asked(message) {
        waiting.add(call);
        ({ writes } = messages.readCommit(message));
        for (const { update } of writes) if (update) wrote(update.name);
      },
      answered: () => undefined,
      ended(status) {
        waiting.delete(call);
        // A refused write is not charged; what the rules looked at for it is.
        const operations = writes.flatMap(toOperations);
        bill().ruled += countRuleReads(operations, asker);
        if (status !== 0) return;
        for (const { kind } of operations) bill()[kind === 'delete' ? 'deletes' : 'writes'] += 1;
      },
    };
  },

  BatchGetDocuments({ bill, asker, waiting }) {
    const call = {};
    return {
      asked(message) {
        waiting.add(call);
        const { documents } = messages.readGets(message);
        const gets = documents.map((name) => ({ kind: 'get' as const, path: pathOf(name) }));
        bill().ruled += countRuleReads(gets, asker);
      },
      answered(message) {
        const { found, missing } = messages.readGot(message);
        if (found !== undefined || missing !== undefined) bill().records += 1;
      },
      ended: () => void waiting.delete(call),
    };
  },

  RunAggregationQuery({ bill, asker, waiting }) {
    const call = {};
    return {
      asked(message) {
        waiting.add(call);
        const { parent, structuredAggregationQuery } = messages.readCount(message);
        const path = collectionOf(parent, structuredAggregationQuery.structuredQuery.from);
        bill().ruled += countRuleReads([{ kind: 'list', path }], asker);
      },
      answered(message) {
        const { result } = messages.readCounted(message);
        for (const { integerValue } of Object.values(result?.aggregateFields ?? {})) {
          bill().counted.push(integerValue);
        }
      },
      ended: () => void waiting.delete(call),
    };
  },

  Rollback: () => unheard,

  Listen: hearListening,
};

/** None where a transaction only makes sure that what it has read is still so. */
function toOperations({ update, updateMask, delete: deleted }: messages.Write): Operation[] {
  if (deleted !== undefined) return [{ kind: 'delete', path: pathOf(deleted) }];
  if (!update) return [];
  return [{ kind: 'write', path: pathOf(update.name), isUpdate: updateMask !== undefined }];
}
