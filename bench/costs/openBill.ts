import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api.d.ts';
import descriptions from '@google-cloud/firestore/build/protos/v1.json';
import * as grpc from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { countRuleReads, type Asker, type Operation } from './countRuleReads';

/** The operations that Firestore charges for. */
export interface Bill {
  /** Records that the server sent, and lookups of missing records. */
  records: number;
  /** The number of index entries that each count query went through. */
  counted: number[];
  /** Records that the security rules read. */
  ruled: number;
  writes: number;
  deletes: number;
  commits: Commit[];
}

/** A commit with writes: other commits only end a read-only transaction. */
export interface Commit {
  /** Without the deletes. */
  writes: Operation[];
  isRefused: boolean;
  /** Milliseconds of this process's clock. */
  from: number;
  to: number;
}

export const emptyBill = (): Bill => ({
  ...{ records: 0, counted: [], ruled: 0, writes: 0, deletes: 0, commits: [] },
});

/** One read for each started batch of 1,000 index entries, and at least one for each count. */
export function readsOfCounts(counted: readonly number[]): number {
  return counted.reduce((sum, entries) => sum + Math.max(1, Math.ceil(entries / 1000)), 0);
}

export function readsOf({ records, counted, ruled }: Bill): number {
  return records + readsOfCounts(counted) + ruled;
}

interface Account {
  asker: Asker;
  bill: Bill;
  /** For each query, the update time of each record that was sent. Within half an hour Firestore sends only changes again. */
  seen: Map<string, Map<string, string>>;
  /** The requests without a response. */
  waiting: Set<object>;
}

/** The fields of the requests and responses of all methods. */
type Asked = google.firestore.v1.ICommitRequest &
  google.firestore.v1.IBatchGetDocumentsRequest &
  google.firestore.v1.IRunAggregationQueryRequest &
  google.firestore.v1.IListenRequest;
type Answered = google.firestore.v1.IBatchGetDocumentsResponse &
  google.firestore.v1.IRunAggregationQueryResponse &
  google.firestore.v1.IListenResponse;

/** Receives the messages of a call; it gets a response before the client does. */
interface CallListener {
  asked: (message: Asked) => void;
  answered: (message: Answered) => void;
  /** 0 is success. */
  ended: (status: number) => void;
}

/** Google's own description of Firestore's protocol, as included in the admin SDK. */
const protocol = fromJSON(descriptions, { longs: Number, enums: String, arrays: true });
const methods = protocol['google.firestore.v1.Firestore'] as grpc.ServiceDefinition;
const asItIs = (message: Buffer) => message;

/**
 * A proxy between an account's browser and the emulator that counts what is charged for: it counts the requests of the
 * SDK, independent of the code above it. The messages pass unchanged.
 */
export async function openBill(emulator: string, asker: Asker) {
  const account: Account = { asker, bill: emptyBill(), seen: new Map(), waiting: new Set() };
  let lastMessageAt = 0;
  const upstream = new grpc.Client(emulator, grpc.credentials.createInsecure());
  const server = new grpc.Server({ 'grpc.max_receive_message_length': -1 });
  for (const [name, method] of Object.entries(methods)) {
    const forward = (client: grpc.ServerDuplexStream<Buffer, Buffer>) => {
      const call = name === 'Listen' ? watchTargets(account) : watchCall(name, account);
      const there = upstream.makeBidiStreamRequest(method.path, asItIs, asItIs, client.metadata);
      client.on('data', (message: Buffer) => {
        lastMessageAt = Date.now();
        call.asked(method.requestDeserialize(message) as Asked);
        there.write(message);
      });
      client.on('end', () => there.end());
      client.on('cancelled', () => there.cancel());
      there.on('data', (message: Buffer) => {
        lastMessageAt = Date.now();
        call.answered(method.responseDeserialize(message) as Answered);
        client.write(message);
      });
      // The error event is followed by the status event, which is handled below.
      there.on('error', () => undefined);
      there.on('status', (status: grpc.StatusObject) => {
        lastMessageAt = Date.now();
        call.ended(status.code);
        if (status.code === grpc.status.OK) client.end();
        else client.emit('error', status);
      });
    };
    // At the transport level, every method is a stream in both directions.
    server.register(method.path, forward, asItIs, asItIs, 'bidi');
  }
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });

  return {
    /** The port that the browser uses as the emulator's. */
    port,

    /** The bill since the last call, once there are no open requests and, for a moment, no new ones. */
    async take(moment = 300): Promise<Bill> {
      lastMessageAt = Date.now();
      while (account.waiting.size > 0 || Date.now() - lastMessageAt < moment) {
        // No event signals that traffic has stopped, so this polls.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const { bill } = account;
      account.bill = emptyBill();
      return bill;
    },

    close() {
      upstream.close();
      server.forceShutdown();
    },
  };
}

/** Counts a call with a single response, unlike a listener. */
function watchCall(method: string, account: Account): CallListener {
  if (!['Commit', 'BatchGetDocuments', 'RunAggregationQuery', 'Rollback'].includes(method)) {
    throw new Error(`${method} is not counted: the live store does not use it.`);
  }
  const call = {};
  let operations: Operation[] = [];
  let from = 0;
  return {
    asked(message) {
      account.waiting.add(call);
      operations = operationsOf(message);
      from = performance.now();
    },
    answered({ found, missing, result }) {
      if (found ?? missing) account.bill.records += 1;
      // A sum is listed after the count of the same entries.
      const [counted] = Object.entries(result?.aggregateFields ?? {}).toSorted();
      if (counted) account.bill.counted.push(Number(counted[1].integerValue ?? 0));
    },
    ended(status) {
      account.waiting.delete(call);
      const { bill } = account;
      bill.ruled += countRuleReads(operations, account.asker);
      const deletes = operations.filter(({ kind }) => kind === 'delete');
      const writes = operations.filter(({ kind }) => kind === 'create' || kind === 'update');
      const isRefused = status !== 0;
      if (writes.length > 0) bill.commits.push({ writes, isRefused, from, to: performance.now() });
      // A refused write is not charged; the reads of the rules for it are.
      if (isRefused) return;
      bill.deletes += deletes.length;
      bill.writes += writes.length;
    },
  };
}

interface Listening {
  seen: Map<string, string>;
  billed: number;
}

/** Queries with a listener. A record that is sent again unchanged is not charged again. */
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
    const asked = query
      ? [toListing(query.parent, query.structuredQuery)]
      : (documents?.documents ?? []).map(toGet);
    account.bill.ruled += countRuleReads(asked, account.asker);
  }

  function remove(id: number) {
    for (const target of listening([id])) account.waiting.delete(target);
    targets.delete(id);
  }

  return {
    asked({ addTarget, removeTarget }) {
      if (removeTarget) remove(removeTarget);
      if (addTarget) add(addTarget);
    },
    answered({ targetChange, documentChange }) {
      if (documentChange) {
        const name = documentChange.document?.name ?? '';
        const time = JSON.stringify(documentChange.document?.updateTime);
        for (const target of listening(documentChange.targetIds ?? [])) {
          if (target.seen.get(name) !== time) charge(target);
          target.seen.set(name, time);
        }
        // A record that changed and no longer matches the query is charged. One that new records pushed out
        // is not.
        for (const target of listening(documentChange.removedTargetIds ?? [])) {
          if (target.seen.delete(name)) charge(target);
        }
      }
      const ids = targetChange?.targetIds ?? [];
      if (targetChange?.targetChangeType === 'CURRENT') {
        // Without ids the change applies to all targets. A query without results is charged as one read.
        for (const target of ids.length > 0 ? listening(ids) : targets.values()) {
          if (account.waiting.delete(target) && target.billed === 0) charge(target);
        }
      }
      if (targetChange?.targetChangeType === 'REMOVE') ids.forEach(remove);
    },
    ended: () => [...targets.keys()].forEach(remove),
  };
}

function operationsOf(message: Asked): Operation[] {
  const { writes, documents, parent, structuredAggregationQuery: counting } = message;
  return [
    ...(writes ?? []).flatMap(toChange),
    ...(documents ?? []).map(toGet),
    ...(counting ? [toListing(parent, counting.structuredQuery)] : []),
  ];
}

/** 'projects/p/databases/(default)/documents/members/asha' becomes 'members/asha'. */
const pathOf = (name: string) => name.split('/').slice(5).join('/');
const toGet = (name: string): Operation => ({ kind: 'get', path: pathOf(name) });

/** Empty for a write that only verifies what the transaction has read. */
function toChange(write: google.firestore.v1.IWrite): Operation[] {
  const { update, updateMask, updateTransforms } = write;
  if (write.delete) return [{ kind: 'delete', path: pathOf(write.delete) }];
  if (!update?.name) return [];
  const path = pathOf(update.name);
  if (!updateMask) return [{ kind: 'create', path }];
  const set = updateTransforms?.map(({ fieldPath }) => fieldPath ?? '') ?? [];
  // A field name that is not an identifier is in backticks: 'history.`2`'.
  const masked = updateMask.fieldPaths?.map((field) => field.replaceAll('`', '')) ?? [];
  return [{ kind: 'update', path, changed: [...masked, ...set] }];
}

function toListing(
  parent: string | null | undefined,
  query: google.firestore.v1.IStructuredQuery | null | undefined,
): Operation {
  const parts = [pathOf(parent ?? ''), query?.from?.[0]?.collectionId ?? ''];
  return { kind: 'list', path: parts.filter(Boolean).join('/') };
}
