import type { Dexie, Table } from 'dexie';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type { Application } from '../Application';
import { applicationSchema } from '../applicationSchema';
import { nameWords, searchWords, soundWords } from '../searchWords';
import { sortKey } from '../sortKey';
import { outcomeOf, type ApplicationOutcome } from '../statusWords';
import type { ApplicationId, DocumentId, IsoDay, UserId } from '../../store/kinds';
import { deskOf, waitsFor, type Desk, type WaitsFor } from '../../worklist/desks';

/** The owner of records that every citizen of this device sees. */
export const everyone = '*';

/** An application with the keys that it is found by. */
export interface ApplicationRow extends Application {
  keys: {
    owner: UserId;
    outcome: ApplicationOutcome;
    applicant: string;
    service: string;
    /** Words of the names on its form. */
    names?: string[];
    words: string[];
    /** Its place in the work list. */
    desk: Desk;
    waitsFor: WaitsFor;
    /** The deadline; `noDay` if there is none. */
    due: IsoDay;
    /** '' if it is unassigned. */
    assignee: UserId;
  };
}

export interface DocumentRow {
  applicationId: ApplicationId;
  id: DocumentId;
  bytes: ArrayBuffer;
}

/** The last running number assigned in a year. */
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
  /** Who sees it among their own applications; by default the applicant. */
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

/** All words that it is found by: as they are written, and as phonetic keys. */
function foundBy(
  application: Pick<Application, 'applicant' | 'service' | 'number'>,
  names: readonly string[] = [],
): string[] {
  return [...new Set([...searchWords(application, names), ...soundWords(application, names)])];
}

/** The last possible day: applications without a deadline are sorted last. */
const noDay: IsoDay = '9999-12-31';

/** The keys by which the work list finds an application. */
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

/** The number of an application as citizens read it: '#PAN-2026-001'. */
export function applicationNumber(year: number, running: number): string {
  return `#PAN-${year}-${String(running).padStart(3, '0')}`;
}
