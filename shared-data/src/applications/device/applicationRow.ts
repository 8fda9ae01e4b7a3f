import type { Dexie, Table } from 'dexie';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type { Application } from '../Application';
import { applicationSchema } from '../applicationSchema';
import { nameWords, searchWords, sortKey, soundWords } from '../searchWords';
import { outcomeOf, type ApplicationOutcome } from '../statusWords';
import type { ApplicationId, DocumentId, IsoDay, UserId } from '../../store/kinds';
import { deskOf, waitsFor, type Desk, type WaitsFor } from '../../worklist/desks';

/** The owner of records that every citizen of this device sees. */
export const everyone = '*';

/** An application with what it is found by. */
export interface ApplicationRow extends Application {
  keys: {
    owner: UserId;
    outcome: ApplicationOutcome;
    applicant: string;
    service: string;
    /** Words of the names on its form; rows of before have none. */
    names?: string[];
    words: string[];
    /** Where it lies in the work list; rows of before there was one have none of these until they are keyed. */
    desk: Desk;
    waitsFor: WaitsFor;
    /** The day by which it is to be decided, and the last of all days where nothing is promised. */
    due: IsoDay;
    /** '' where nobody has it. */
    assignee: UserId;
  };
}

export interface DocumentRow {
  applicationId: ApplicationId;
  id: DocumentId;
  bytes: ArrayBuffer;
}

/** The last running number given out in a year. */
export interface CounterRow {
  year: number;
  last: number;
}

export const applicationTables = {
  applications: [
    'id',
    'status',
    'keys.owner',
    '*keys.words',
    'submittedAt',
    'updatedAt',
    '[keys.applicant+submittedAt]',
    '[keys.service+submittedAt]',
    '[keys.outcome+submittedAt]',
    '[keys.outcome+keys.applicant+submittedAt]',
    '[keys.outcome+keys.service+submittedAt]',
    '[keys.desk+keys.due+submittedAt]',
    '[keys.desk+keys.service+keys.due+submittedAt]',
    '[keys.waitsFor+keys.due+submittedAt]',
    '[keys.desk+updatedAt]',
    '[keys.desk+keys.service+updatedAt]',
    '[keys.assignee+keys.desk+keys.due+submittedAt]',
    '[keys.assignee+keys.desk+keys.service+keys.due+submittedAt]',
    '[keys.assignee+keys.desk+submittedAt]',
  ].join(', '),
  documents: '[applicationId+id]',
  applicationCounters: 'year',
};

export interface ApplicationTables {
  applications: Table<ApplicationRow, string>;
  documents: Table<DocumentRow, [string, string]>;
  counters: Table<CounterRow, number>;
}

export function tablesOf(db: Dexie): ApplicationTables {
  return {
    applications: db.table('applications'),
    documents: db.table('documents'),
    counters: db.table('applicationCounters'),
  };
}

interface FoundBy {
  /** Who sees it among their own; the applicant unless another is given. */
  owner?: UserId | undefined;
  /** The names on its form. */
  names?: readonly string[] | undefined;
}

export function toRow(
  application: Application,
  { owner, names = [] }: FoundBy = {},
): ApplicationRow {
  const { applicant, service, status } = application;
  return {
    ...application,
    keys: {
      owner: owner ?? applicant.uid ?? '',
      outcome: outcomeOf(status),
      applicant: sortKey(applicant.name),
      service: sortKey(service),
      names: nameWords(names),
      words: foundBy(application, names),
      ...worklistKeys(application),
    },
  };
}

/** All that it is found by: words as they are written, and how names sound. */
export function foundBy(
  application: Pick<Application, 'applicant' | 'service' | 'number'>,
  names: readonly string[] = [],
): string[] {
  return [...new Set([...searchWords(application, names), ...soundWords(application, names)])];
}

/** The last of all days: what has no deadline comes after what has one. */
const noDay: IsoDay = '9999-12-31';

/** What the work list finds an application by. */
export function worklistKeys({
  status,
  deadline,
  assignee,
}: Pick<Application, 'status' | 'deadline' | 'assignee'>) {
  return {
    desk: deskOf(status),
    waitsFor: waitsFor(status),
    due: deadline?.day ?? noDay,
    assignee: assignee?.uid ?? '',
  };
}

export function fromRow(row: unknown): Application | undefined {
  return parseRecord(applicationSchema, 'application', row);
}

export function fromRows(rows: readonly unknown[]): Application[] {
  return parseRecords(applicationSchema, 'application', rows);
}

/** The running number within a year as citizens read it: '#PAN-2026-001'. */
export function applicationNumber(year: number, running: number): string {
  return `#PAN-${year}-${String(running).padStart(3, '0')}`;
}
