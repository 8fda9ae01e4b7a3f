import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { pagesOf } from './updateApplications';

export interface Abandoned {
  /** Chunks that belong to no application. */
  chunks: number;
  /** Under so many applications, most of which were never submitted. */
  applications: number;
  /** Announcements of documents that nothing followed. */
  announcements: number;
}

interface Options {
  /** What was written later stays: it may be on its way. */
  before: Date;
  /** Finds it, and leaves it. */
  isDry?: boolean;
}

const pageSize = 300;

/**
 * Removes chunks of documents that belong to no application, and announcements that nothing followed. Each chunk
 * that there is counts as one read, and each application that has one. It can be run again.
 */
export async function removeAbandoned(
  firestore: Firestore,
  { before, isDry = false }: Options,
): Promise<Abandoned> {
  const applications = new Map<string, DocumentSnapshot>();
  const abandonedIn = new Set<string>();
  let chunks = 0;

  async function find(path: string): Promise<DocumentSnapshot> {
    const known = applications.get(path) ?? (await firestore.doc(path).get());
    applications.set(path, known);
    return known;
  }

  // Without their bytes.
  const all = firestore.collectionGroup('chunks').orderBy('__name__').select('document');
  for await (const page of pagesOf(all, pageSize)) {
    const abandoned: QueryDocumentSnapshot[] = [];
    for (const chunk of page) {
      const application = chunk.ref.parent.parent;
      if (!application || chunk.updateTime.toDate() >= before) continue;
      if (isPartOf(await find(application.path), chunk)) continue;
      abandoned.push(chunk);
      abandonedIn.add(application.path);
    }
    chunks += abandoned.length;
    if (!isDry) await remove(firestore, abandoned);
  }

  const { docs } = await firestore.collection('uploads').where('at', '<', before).select().get();
  if (!isDry) await remove(firestore, docs);
  return { chunks, applications: abandonedIn.size, announcements: docs.length };
}

/** The resume is the one document of an application for a position. */
function isPartOf(application: DocumentSnapshot, chunk: DocumentSnapshot): boolean {
  if (!application.exists) return false;
  const documents: unknown = application.get('documents');
  return !Array.isArray(documents) || Number(chunk.get('document')) <= documents.length;
}

async function remove(firestore: Firestore, found: readonly QueryDocumentSnapshot[]) {
  for (let first = 0; first < found.length; first += pageSize) {
    const batch = firestore.batch();
    for (const { ref } of found.slice(first, first + pageSize)) batch.delete(ref);
    await batch.commit();
  }
}
