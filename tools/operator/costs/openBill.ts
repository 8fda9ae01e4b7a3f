import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api.d.ts';
import { countRuleReads, pathOf, type Asker, type Operation } from './countRuleReads';
import type { CallListener } from './meterCalls';

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

interface Account {
  asker: Asker;
  bill: Bill;
  /** For each query, the time of each record that was sent. For half an hour Firestore sends only what is new. */
  seen: Map<string, Map<string, string>>;
  /** What has been asked and not yet answered. */
  waiting: Set<object>;
}

/** Keeps the bill of an account from what passes between its browser and Firestore. */
export function openBill(asker: Asker) {
  const account: Account = { asker, bill: emptyBill(), seen: new Map(), waiting: new Set() };
  let heardAt = 0;

  function hear(method: string): CallListener {
    const noting =
      <T>(react: (what: T) => void) =>
      (what: T) => {
        heardAt = Date.now();
        react(what);
      };
    const { asked, answered, ended } =
      method === 'Listen' ? watchTargets(account) : watchCall(method, account);
    return { asked: noting(asked), answered: noting(answered), ended: noting(ended) };
  }

  /** The bill since it was last taken, once everything is answered and for a moment nothing more is asked. */
  async function take(moment = 300): Promise<Bill> {
    heardAt = Date.now();
    while (account.waiting.size > 0 || Date.now() - heardAt < moment) {
      // Quiet is the absence of events, so it can only be looked for.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { bill } = account;
    account.bill = emptyBill();
    return bill;
  }

  return { hear, take };
}

/** A question that is answered once. */
function watchCall(method: string, account: Account): CallListener {
  const call = {};
  let operations: Operation[] = [];
  return {
    asked(message) {
      account.waiting.add(call);
      operations = operationsOf(method, message);
    },
    answered(message) {
      const { found, missing, result } = message as google.firestore.v1.IBatchGetDocumentsResponse &
        google.firestore.v1.IRunAggregationQueryResponse;
      if (found ?? missing) account.bill.records += 1;
      // A sum comes behind the count of the same entries.
      const [counted] = Object.entries(result?.aggregateFields ?? {}).toSorted();
      if (counted) account.bill.counted.push(Number(counted[1].integerValue ?? 0));
    },
    ended(status) {
      account.waiting.delete(call);
      account.bill.ruled += countRuleReads(operations, account.asker);
      // A refused write is not charged; what the rules looked at for it is.
      if (status !== 0) return;
      for (const { kind } of operations) {
        if (kind === 'delete') account.bill.deletes += 1;
        if (kind === 'create' || kind === 'update') account.bill.writes += 1;
      }
    },
  };
}

interface Listening {
  seen: Map<string, string>;
  billed: number;
}

/** Questions that go on being answered. A record that is sent again as it was is not charged again. */
function watchTargets(account: Account): CallListener {
  const targets = new Map<number, Listening>();
  const listening = (ids: readonly number[]) => ids.flatMap((id) => targets.get(id) ?? []);

  function charge(target: Listening) {
    target.billed += 1;
    account.bill.records += 1;
  }

  function add({ targetId, query, documents }: google.firestore.v1.ITarget) {
    const key = JSON.stringify([query, documents]);
    const seen = account.seen.get(key) ?? new Map<string, string>();
    account.seen.set(key, seen);
    const target = { seen, billed: 0 };
    targets.set(targetId ?? 0, target);
    account.waiting.add(target);
    const gets = documents?.documents?.map(toGet) ?? [];
    account.bill.ruled += countRuleReads(
      query ? [toListing(query.parent, query.structuredQuery)] : gets,
      account.asker,
    );
  }

  function remove(id: number) {
    const target = targets.get(id);
    if (target) account.waiting.delete(target);
    targets.delete(id);
  }

  function complete(target: Listening) {
    // A question that brings nothing is charged as one record.
    if (account.waiting.delete(target) && target.billed === 0) charge(target);
  }

  return {
    asked(message) {
      const { addTarget, removeTarget } = message as google.firestore.v1.IListenRequest;
      if (removeTarget) remove(removeTarget);
      if (addTarget) add(addTarget);
    },
    answered(message) {
      const { targetChange, documentChange } = message as google.firestore.v1.IListenResponse;
      if (documentChange) {
        const name = documentChange.document?.name ?? '';
        const time = JSON.stringify(documentChange.document?.updateTime);
        for (const target of listening(documentChange.targetIds ?? [])) {
          if (target.seen.get(name) !== time) charge(target);
          target.seen.set(name, time);
        }
        // It has changed and is no longer among the answers. One that others have pushed out is not charged.
        for (const target of listening(documentChange.removedTargetIds ?? [])) {
          if (target.seen.delete(name)) charge(target);
        }
      }
      const ids = targetChange?.targetIds ?? [];
      // None named are all.
      const changed = ids.length > 0 ? listening(ids) : [...targets.values()];
      if (targetChange?.targetChangeType === 'CURRENT') changed.forEach(complete);
      if (targetChange?.targetChangeType === 'REMOVE') ids.forEach(remove);
    },
    ended: () => [...targets.keys()].forEach(remove),
  };
}

function operationsOf(method: string, message: object): Operation[] {
  switch (method) {
    case 'Commit': {
      const { writes } = message as google.firestore.v1.ICommitRequest;
      return (writes ?? []).flatMap(toChange);
    }
    case 'BatchGetDocuments': {
      const { documents } = message as google.firestore.v1.IBatchGetDocumentsRequest;
      return (documents ?? []).map(toGet);
    }
    case 'RunAggregationQuery': {
      const asked = message as google.firestore.v1.IRunAggregationQueryRequest;
      return [toListing(asked.parent, asked.structuredAggregationQuery?.structuredQuery)];
    }
    case 'Rollback':
      return [];
    default:
      throw new Error(`${method} is not counted: the live store does not use it.`);
  }
}

const toGet = (name: string): Operation => ({ kind: 'get', path: pathOf(name) });

/** None where a transaction only makes sure that what it has read is still so. */
function toChange(write: google.firestore.v1.IWrite): Operation[] {
  if (write.delete) return [{ kind: 'delete', path: pathOf(write.delete) }];
  if (!write.update?.name) return [];
  return [{ kind: write.updateMask ? 'update' : 'create', path: pathOf(write.update.name) }];
}

function toListing(
  parent: string | null | undefined,
  query: google.firestore.v1.IStructuredQuery | null | undefined,
): Operation {
  const parts = [pathOf(parent ?? ''), query?.from?.[0]?.collectionId ?? ''];
  return { kind: 'list', path: parts.filter(Boolean).join('/') };
}
