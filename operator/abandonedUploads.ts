import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { untilAnswered } from '../tools/firestore/untilAnswered';
import { pagesOf } from './updateAll';

export interface Abandoned {
  /** How many chunks belong to no application. */
  chunks: number;
  /** How many application ids they were stored under; most of these applications were never submitted. */
  applications: number;
  /** Announcements of documents for which no upload followed. */
  announcements: number;
}

interface Options {
  /** Records written after this time are left: their application may still be submitted. */
  before: Date;
  /** Counts what would be removed, without removing it. */
  isDry?: boolean;
}

const pageSize = 300;

/**
 * Removes chunks of documents that belong to no application, and announcements of uploads that never followed.
 * Each stored chunk counts as one read, and so does each application that has chunks. It can be run again.
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

  // Selects one small field, so that the chunks' bytes are not transferred.
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

/** An application for a position has exactly one document: the resume. */
function isPartOf(application: DocumentSnapshot, chunk: DocumentSnapshot): boolean {
  if (!application.exists) return false;
  const documents: unknown = application.get('documents');
  return !Array.isArray(documents) || Number(chunk.get('document')) <= documents.length;
}

async function remove(firestore: Firestore, found: readonly QueryDocumentSnapshot[]) {
  for (let first = 0; first < found.length; first += pageSize) {
    const batch = firestore.batch();
    for (const { ref } of found.slice(first, first + pageSize)) batch.delete(ref);
    await untilAnswered(() => batch.commit());
  }
}
