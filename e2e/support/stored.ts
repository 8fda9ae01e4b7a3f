import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

const applicationSchema = v.object({
  number: v.string(),
  details: v.string(),
  status: v.string(),
  revision: v.number(),
  history: v.record(v.string(), v.object({ to: v.string() })),
  /** The version that was answered, if the service has questions. */
  form: v.optional(v.object({ version: v.number() })),
  documents: v.array(v.object({ id: v.string(), size: v.number(), chunks: v.number() })),
});

const chunkSchema = v.object({ index: v.number(), bytes: v.instance(Uint8Array) });

/** The applications of a citizen on the server. */
export async function storedApplications(records: Firestore, uid: string) {
  const { docs } = await records.collection('applications').where('applicant.uid', '==', uid).get();
  return docs.map((stored) => ({ id: stored.id, ...v.parse(applicationSchema, stored.data()) }));
}

/** The citizen's text in each of their applications on the server. */
export async function storedDetails(records: Firestore, uid: string): Promise<string[]> {
  return (await storedApplications(records, uid)).map(({ details }) => details);
}

/** How many document chunks of the citizen are on the server, over all applications. */
export async function countChunks(records: Firestore, uid: string): Promise<number> {
  const found = await records.collectionGroup('chunks').where('owner', '==', uid).count().get();
  return found.data().count;
}

/** The SHA-256 of a document's content, joined from its chunks. */
export async function storedContent(records: Firestore, application: string, document: string) {
  const { docs } = await records
    .collection(`applications/${application}/chunks`)
    .where('document', '==', document)
    .get();
  const chunks = docs
    .map((stored) => v.parse(chunkSchema, stored.data()))
    .sort((a, b) => a.index - b.index);
  return sha256(Buffer.concat(chunks.map(({ bytes }) => bytes)));
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
