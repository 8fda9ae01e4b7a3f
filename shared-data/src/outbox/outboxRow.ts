import {
  type ApplicationId,
  applicationTextFields,
  formOnRecord,
  ids,
  languageOnRecord,
  lineOnRecord,
  personName,
  type RecordsProblem,
  timeOnRecord,
  typeOnRecord,
  type UserId,
} from 'shared-model';
import * as v from 'valibot';
import type { Documents, Fields, Path, Query } from '../documents/Documents';
import { orderBy, where } from '../documents/query';
import type { StoredDocument } from '../documents/StoredDocument';
import { draftAt } from '../drafts/storedDraft';
import { contentAt, dropWithContents } from '../files/contents';
import { parseRecord } from '../documents/parseRecord';
import { keepWaitingCount } from './countWaiting';

/** The collection of the submissions, among the documents of this device. */
export const outbox: Path = 'outbox';

export function submissionAt(id: ApplicationId): Path {
  return `${outbox}/${encodeURIComponent(id)}`;
}

/**
 * A submission on its way: all that is needed to send it. As with a draft, the contents of its documents are documents of
 * their own.
 */
const outboxSchema = v.object({
  /** The id of the application, which is usually that of the draft. */
  id: ids.application,
  owner: ids.user,
  applicant: v.object({
    uid: ids.user,
    name: v.pipe(v.string(), v.transform(personName)),
    email: v.string(),
  }),
  ...applicationTextFields,
  documents: v.array(
    v.object({ id: ids.document, name: lineOnRecord, type: typeOnRecord, size: v.number() }),
  ),
  language: languageOnRecord,
  form: formOnRecord,
  /** The names on the form that it will be found by. */
  names: v.exactOptional(v.array(v.string())),
  queuedAt: timeOnRecord,
  state: v.picklist(['waiting', 'sending', 'failed']),
  /** Number of chunks that the server has acknowledged, of all documents in their order. */
  sentChunks: v.number(),
  problem: v.exactOptional(v.custom<RecordsProblem>((value) => typeof value === 'string')),
});

export type OutboxRow = v.InferOutput<typeof outboxSchema>;

export function parseOutboxRow({ data }: StoredDocument): OutboxRow | undefined {
  return parseRecord(outboxSchema, 'submission', data);
}

export function parseOutboxRows(submissions: readonly StoredDocument[]): OutboxRow[] {
  return submissions.flatMap((submission) => parseOutboxRow(submission) ?? []);
}

/** A person's submissions, the oldest first. */
export function submissionsOf(owner: UserId): Query {
  return {
    collection: outbox,
    filters: [where('owner', '==', owner)],
    order: [orderBy('queuedAt')],
  };
}

export async function findSubmissions(
  own: Pick<Documents, 'query'>,
  owner: UserId,
): Promise<OutboxRow[]> {
  return parseOutboxRows(await own.query(submissionsOf(owner)));
}

/** Whether a submission is in the outbox now: another tab may have removed it a moment ago. */
export function isInOutbox(own: Pick<Documents, 'transact'>, id: ApplicationId): Promise<boolean> {
  return own.transact(async (transaction) => (await transaction.get(submissionAt(id))).exists);
}

/** Changes a submission. @returns false if it is not in the outbox any more */
export function changeSubmission(
  own: Pick<Documents, 'transact'>,
  id: ApplicationId,
  changes: Fields,
): Promise<boolean> {
  return own.transact(async (transaction) => {
    const { path, exists } = await transaction.get(submissionAt(id));
    if (exists) transaction.update(path, changes);
    return exists;
  });
}

type NewSubmission = Omit<OutboxRow, 'state' | 'sentChunks' | 'problem'>;

/**
 * Puts a submission with its documents into the outbox and deletes its draft, in one transaction.
 * A submission that is being sent stays as it is, since a second press adds nothing new.
 * @param draftId the id of the draft; the submission may have its own id instead
 */
export async function keepSubmission(
  own: Documents,
  submission: NewSubmission,
  contents: readonly ArrayBuffer[],
  draftId: ApplicationId,
): Promise<void> {
  await own.transact(async (transaction) => {
    const draft = await transaction.get(draftAt(submission.owner));
    const before = await transaction.get(submissionAt(submission.id));
    if (draft.get('id') === draftId) dropWithContents(transaction, draft);
    if (before.get('state') === 'sending') return;
    dropWithContents(transaction, before);
    for (const [index, { id }] of submission.documents.entries()) {
      const bytes = new Uint8Array(contents[index] ?? []);
      transaction.set(contentAt(before.path, id), { bytes });
    }
    transaction.set(before.path, { ...submission, state: 'waiting', sentChunks: 0 });
  });
  await noteCount(own);
}

/**
 * Removes a submission from the outbox, with its documents.
 * @returns the submission at that moment: at most one more chunk of it is sent after that
 */
export async function dropSubmission(
  own: Documents,
  id: ApplicationId,
): Promise<OutboxRow | undefined> {
  const dropped = await own.transact(async (transaction) => {
    const submission = await transaction.get(submissionAt(id));
    if (submission.exists) dropWithContents(transaction, submission);
    return submission;
  });
  await noteCount(own);
  return parseOutboxRow(dropped);
}

/** Saves the number of waiting submissions, for callers that do not open the store. */
export async function noteCount(own: Pick<Documents, 'count'>): Promise<void> {
  keepWaitingCount(await own.count({ collection: outbox }));
}
