import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** What of an application is to be written anew, and the records that are written together with it. */
export interface ApplicationUpdate {
  changes: object;
  beside?: { reference: DocumentReference; data: object };
}

export interface UpdatedApplications {
  updated: number;
  /** How many somebody changed meanwhile: they are as they were. */
  missed: number;
}

/**
 * Goes through all applications and writes what `find` finds to be wrong with one: the application as it was read and what
 * stands beside it, or nothing of both where somebody has changed or removed it since. That is left for the next time.
 * @param fields of an application that `find` is given
 * @param isDry counts them, and writes nothing
 */
export async function updateApplications(
  firestore: Firestore,
  { fields, isDry }: { fields: readonly string[]; isDry: boolean },
  find: (
    application: QueryDocumentSnapshot,
  ) => ApplicationUpdate | undefined | Promise<ApplicationUpdate | undefined>,
): Promise<UpdatedApplications> {
  const result: UpdatedApplications = { updated: 0, missed: 0 };
  const all = firestore.collection('applications').orderBy(FieldPath.documentId());
  for await (const page of pagesOf(all.select(...fields), 100)) {
    const outcomes = await Promise.all(
      page.map(async (application) => {
        const update = await find(application);
        return update && (isDry || (await updateAsRead(application, update)));
      }),
    );
    result.updated += outcomes.filter((isWritten) => isWritten === true).length;
    result.missed += outcomes.filter((isWritten) => isWritten === false).length;
  }
  return result;
}

/** The records of a query that has an order, so many at a time. */
export async function* pagesOf(
  query: Query,
  pageSize: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(pageSize).get();
    yield docs;
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}

async function updateAsRead(
  { ref, updateTime }: QueryDocumentSnapshot,
  { changes, beside }: ApplicationUpdate,
): Promise<boolean> {
  const batch = ref.firestore.batch();
  batch.update(ref, { ...changes }, { lastUpdateTime: updateTime });
  if (beside) batch.set(beside.reference, beside.data);
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
