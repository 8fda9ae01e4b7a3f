import { isBytes } from 'shared-model';
import {
  and,
  Bytes,
  collection,
  count,
  deleteField,
  doc,
  type DocumentSnapshot,
  type Firestore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  getDocsFromServer,
  increment,
  limit,
  or,
  orderBy,
  query,
  type Query as FirestoreQuery,
  type QueryDocumentSnapshot,
  type QueryFilterConstraint,
  serverTimestamp,
  startAfter,
  sum,
  Timestamp,
  type Transaction as FirestoreTransaction,
  where,
} from 'firebase/firestore';
import type { Documents, Fields, Filter, Path, Query, Source, Transaction } from '../Documents';
import { ServerValue } from '../serverValues';
import { StoredDocument } from '../StoredDocument';
import { transact } from './transact';
import type { listeners } from './watches';

type Listening = Pick<ReturnType<typeof listeners>, 'watchQuery' | 'watchDocument' | 'wrote'>;

/** The driver of the live store: documents in Firestore, whose rules enforce who may do what. */
export function firestoreDocuments(firestore: Firestore, listening: Listening): Documents {
  const at = (path: Path) => doc(firestore, path);
  return {
    get: async (path, source = 'any') => toDocument(await readers[source](at(path))),
    async query(asked, source = 'server') {
      const read = source === 'server' ? getDocsFromServer : getDocs;
      const { docs } = await read(toFirestoreQuery(firestore, asked));
      return docs.map(toDocument);
    },
    async count({ limit: _, ...asked }) {
      return (await getCountFromServer(toFirestoreQuery(firestore, asked))).data().count;
    },
    async sum({ limit: _, ...asked }, field) {
      const wanted = { count: count(), sum: sum(field) };
      return (await getAggregateFromServer(toFirestoreQuery(firestore, asked), wanted)).data();
    },
    watchQuery: (asked, read) =>
      listening.watchQuery(toFirestoreQuery(firestore, asked), ({ docs, metadata }) =>
        read({ docs: docs.map(toDocument), isCached: metadata.fromCache }),
      ),
    watchDocument: (path, read) =>
      listening.watchDocument(at(path), (snapshot) => read(toDocument(snapshot))),
    async transact(act, options) {
      // A write that is answered does not say that lists are current: a proxy may let it through and not the listening.
      const result = await transact(
        firestore,
        (transaction) => act(toTransaction(firestore, transaction)),
        options,
      );
      listening.wrote();
      return result;
    },
  };
}

const readers = {
  any: getDoc,
  cache: getDocFromCache,
  server: getDocFromServer,
} satisfies Record<Source, typeof getDoc>;

function toDocument(snapshot: DocumentSnapshot): StoredDocument {
  return new StoredDocument(snapshot.ref.path, fromFirestore(snapshot.data()) as Fields, {
    isCached: snapshot.metadata.fromCache,
    handle: snapshot,
    unchanged: (field) => snapshot.get(field) as unknown,
  });
}

function toFirestoreQuery(firestore: Firestore, asked: Query): FirestoreQuery {
  const { collection: path, filters = [], order = [], after, limit: most } = asked;
  const others = [
    ...order.map(({ field, direction }) => orderBy(field, direction)),
    ...(after ? [startAfter(after.handle as QueryDocumentSnapshot)] : []),
    ...(most === undefined ? [] : [limit(most)]),
  ];
  const records = collection(firestore, path);
  if (filters.some(({ field }) => typeof field !== 'string')) {
    return query(records, and(...filters.map(toFilter)), ...others);
  }
  return query(
    records,
    ...filters.map(({ field, operator, value }) => where(String(field), operator, value)),
    ...others,
  );
}

function toFilter({ field, operator, value }: Filter): QueryFilterConstraint {
  return typeof field === 'string'
    ? where(field, operator, value)
    : or(...field.map((each) => where(each, operator, value)));
}

function toTransaction(firestore: Firestore, transaction: FirestoreTransaction): Transaction {
  const at = (path: Path) => doc(firestore, path);
  return {
    get: async (path) => toDocument(await transaction.get(at(path))),
    set(path, fields, options = { merge: false }) {
      transaction.set(at(path), toFirestore(fields) as Fields, options);
    },
    update(path, changes) {
      transaction.update(at(path), toFirestore(changes) as Fields);
    },
    delete(path) {
      transaction.delete(at(path));
    },
  };
}

/** A value as Firestore takes it; one that was read from it (`StoredDocument.unchanged`) stays as it is. */
function toFirestore(value: unknown): unknown {
  if (value instanceof ServerValue) return serverValues[value.kind](value.by);
  if (isBytes(value)) return Bytes.fromUint8Array(value);
  return mapParts(value, toFirestore);
}

const serverValues = {
  time: serverTimestamp,
  increment,
  removed: deleteField,
} satisfies Record<ServerValue['kind'], (by: number) => unknown>;

/** A value with its times as ISO strings and its bytes as an array, at any depth. */
function fromFirestore(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Bytes) return value.toUint8Array();
  return mapParts(value, fromFirestore);
}

/** Changes what a list or a map consists of; other values stay as they are. */
function mapParts(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!(value instanceof Object) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}
