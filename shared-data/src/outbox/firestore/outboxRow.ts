import type { Dexie, Table } from 'dexie';
import {
  array,
  custom,
  exactOptional,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  type GenericSchema,
} from 'valibot';
import type { ApplicationDocument } from '../../applications/Application';
import { applicationTextFields, type ApplicationText } from '../../applications/applicationText';
import { formOnRecord } from '../../applications/applicationSchema';
import type { SignedInApplicant } from '../../applications/ApplicationRecords';
import type { FilledForm } from '../../definitions/filledFormSchema';
import type { RecordsProblem } from '../../store/explainRecordsError';
import { personName } from '../../people/personName';
import { parseRecord } from '../../store/parseRecord';
import { languageOnRecord } from '../../store/languageTag';
import { lineOnRecord, typeOnRecord } from '../../store/recordText';
import { timeOnRecord } from '../../store/recordTime';
import type { WaitingSubmission } from '../WaitingSubmission';
import type { ApplicationId, DocumentId, IsoTime, UserId } from '../../store/kinds';
import { draftTablesOf, dropDraft } from '../../drafts/draftTables';
import { keepWaitingCount } from '../countWaiting';

/** A submission on its way: all that is needed to send it. */
export interface OutboxRow extends ApplicationText {
  /** The id of the application, which is usually that of the draft. */
  id: ApplicationId;
  owner: UserId;
  applicant: SignedInApplicant;
  documents: ApplicationDocument[];
  language?: string | undefined;
  form?: FilledForm | undefined;
  /** The names on the form that it will be found by. */
  names?: string[];
  queuedAt: IsoTime;
  state: WaitingSubmission['state'];
  /** Number of chunks that the server has acknowledged, of all documents in their order. */
  sentChunks: number;
  problem?: RecordsProblem;
}

export interface OutboxDocumentRow {
  submission: ApplicationId;
  id: DocumentId;
  bytes: ArrayBuffer;
}

export const outboxTables = {
  outbox: 'id, owner',
  outboxDocuments: '[submission+id], submission',
};

export interface OutboxTables {
  submissions: Table<OutboxRow, string>;
  contents: Table<OutboxDocumentRow, [string, string]>;
}

export function outboxTablesOf(local: Dexie): OutboxTables {
  return { submissions: local.table('outbox'), contents: local.table('outboxDocuments') };
}

const outboxSchema: GenericSchema<unknown, OutboxRow> = object({
  id: string(),
  owner: string(),
  applicant: object({
    uid: string(),
    name: pipe(string(), transform(personName)),
    email: string(),
  }),
  ...applicationTextFields,
  documents: array(
    object({ id: string(), name: lineOnRecord, type: typeOnRecord, size: number() }),
  ),
  language: languageOnRecord,
  form: formOnRecord,
  names: exactOptional(array(string())),
  queuedAt: timeOnRecord,
  state: picklist(['waiting', 'sending', 'failed']),
  sentChunks: number(),
  problem: exactOptional(custom<RecordsProblem>((value) => typeof value === 'string')),
});

export function parseOutboxRow(row: unknown): OutboxRow | undefined {
  return parseRecord(outboxSchema, 'submission', row);
}

/** A person's submissions, the oldest first. */
export async function findSubmissions(
  { submissions }: OutboxTables,
  owner: UserId,
): Promise<OutboxRow[]> {
  const rows = await submissions.where('owner').equals(owner).toArray();
  return rows
    .flatMap((row) => parseOutboxRow(row) ?? [])
    .sort((a, b) => a.queuedAt.localeCompare(b.queuedAt) || a.id.localeCompare(b.id));
}

type NewSubmission = Omit<OutboxRow, 'state' | 'sentChunks' | 'problem'>;

/**
 * Puts a submission with its documents into the outbox and deletes its draft, in one transaction.
 * A submission that is being sent stays as it is, since a second press adds nothing new.
 * @param draftId the id of the draft; the submission may have its own id instead
 */
export async function keepSubmission(
  local: Dexie,
  submission: NewSubmission,
  documents: readonly ArrayBuffer[],
  draftId: ApplicationId,
): Promise<void> {
  const { submissions, contents } = outboxTablesOf(local);
  const drafts = draftTablesOf(local);
  const { id, owner } = submission;
  await local.transaction(
    'rw',
    [submissions, contents, drafts.drafts, drafts.contents],
    async () => {
      if ((await drafts.drafts.get(owner))?.id === draftId) await dropDraft(local, owner);
      if ((await submissions.get(id))?.state === 'sending') return;
      await contents.where('submission').equals(id).delete();
      for (const [index, document] of submission.documents.entries()) {
        const bytes = documents[index] ?? new ArrayBuffer(0);
        await contents.put({ submission: id, id: document.id, bytes });
      }
      await submissions.put({ ...submission, state: 'waiting', sentChunks: 0 });
    },
  );
  await noteCount(local);
}

/**
 * Removes a submission from the outbox, with its documents.
 * @returns the submission at that moment: at most one more chunk of it is sent after that
 */
export async function dropSubmission(
  local: Dexie,
  id: ApplicationId,
): Promise<OutboxRow | undefined> {
  const { submissions, contents } = outboxTablesOf(local);
  const dropped = await local.transaction('rw', submissions, contents, async () => {
    const row = await submissions.get(id);
    await submissions.delete(id);
    await contents.where('submission').equals(id).delete();
    return row;
  });
  await noteCount(local);
  return dropped;
}

/** Saves the number of waiting submissions, for callers that do not open the store. */
export async function noteCount(local: Dexie): Promise<void> {
  keepWaitingCount(await outboxTablesOf(local).submissions.count());
}
