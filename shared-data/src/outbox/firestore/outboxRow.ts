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
import type { SignedInApplicant } from '../../applications/ApplicationRecords';
import type { RecordsProblem } from '../../store/explainRecordsError';
import { personName } from '../../people/personName';
import { parseRecord } from '../../store/parseRecord';
import { lineOnRecord, typeOnRecord } from '../../store/recordText';
import type { WaitingSubmission } from '../WaitingSubmission';
import type { ApplicationId, DocumentId, IsoTime, UserId } from '../../store/kinds';

/** A submission on its way: all that is needed to send it. */
export interface OutboxRow extends ApplicationText {
  /** The draft's, and the application's. */
  id: ApplicationId;
  owner: UserId;
  applicant: SignedInApplicant;
  documents: ApplicationDocument[];
  queuedAt: IsoTime;
  state: WaitingSubmission['state'];
  /** So many chunks the server has acknowledged, of all documents in their order. */
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
  queuedAt: string(),
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
