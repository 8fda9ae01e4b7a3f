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

/** A record that is written together with an application. */
interface Beside {
  reference: DocumentReference;
  data: object;
}

/**
 * Changes an application as it was read, and what stands beside it, or nothing of both. False where somebody has changed
 * or removed it since: that is left for the next time.
 */
export async function updateAsRead(
  { ref, updateTime }: QueryDocumentSnapshot,
  changes: object,
  beside: readonly Beside[] = [],
): Promise<boolean> {
  const batch = ref.firestore.batch();
  batch.update(ref, { ...changes }, { lastUpdateTime: updateTime });
  for (const { reference, data } of beside) batch.set(reference, data);
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
