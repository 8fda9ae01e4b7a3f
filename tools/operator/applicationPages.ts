import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

const pageSize = 100;

/** All applications with these fields, in the order of their ids, so many at a time. */
export async function* applicationPages(
  firestore: Firestore,
  fields: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = firestore
    .collection('applications')
    .orderBy(FieldPath.documentId())
    .select(...fields);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? all.startAfter(last) : all).limit(pageSize).get();
    yield docs;
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}

/**
 * Changes an application as it was read. False where somebody has changed or removed it since: that is left for the next
 * time.
 */
export async function updateAsRead(
  application: QueryDocumentSnapshot,
  changes: object,
): Promise<boolean> {
  return writeAsRead(application.ref.firestore, application, changes, []);
}

/** The same with records that are written beside it, or not at all. */
export async function writeAsRead(
  firestore: Firestore,
  { ref, updateTime }: QueryDocumentSnapshot,
  changes: object,
  beside: readonly (readonly [DocumentReference, object])[],
): Promise<boolean> {
  const batch = firestore.batch();
  batch.update(ref, { ...changes }, { lastUpdateTime: updateTime });
  for (const [at, data] of beside) batch.set(at, data);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === failedPrecondition || code === notFound) return false;
    throw error;
  }
}

/** Of gRPC. */
const [notFound, failedPrecondition] = [5, 9];
