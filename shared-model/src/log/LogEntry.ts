import type { Actor } from '../applications/applicationSchema';
import type { IsoDay, UserId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { LogEntry } from './logEntrySchema';
import type { LogKind } from './logKinds';

/** An entry that a screen adds itself, for an action that changes no record. */
export type NotedAct = Pick<LogEntry, 'action' | 'subject' | 'detail'> & {
  kind: 'export' | 'sign-in';
};

export interface LogQuery {
  kind?: LogKind;
  /** Only entries of this person. */
  uid?: UserId;
  /** As `councilDay` gives it, both included. */
  from?: IsoDay;
  to?: IsoDay;
  /** Each word must begin a word of the subject, of the detail or of the person's name; any case, Devanagari or Latin script. */
  search?: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface LogPage {
  /** The latest first. */
  rows: LogEntry[];
  total: number;
  /** Set where only this many of the latest entries were searched for the words. */
  searched?: number;
  /** On the last page of a search: entries with a name that is similar to the searched one only. */
  similar?: LogEntry[];
}

/** The log as admins read it. */
export interface ShownLog {
  watchPage(query: LogQuery): Watch<LogPage>;
  /** All entries that a query finds, for a file; at most `limits.logExport`. */
  findAll(query: Omit<LogQuery, 'page' | 'pageSize'>): Promise<LogEntry[]>;
}

/** The log's part of the port. The other parts log their own actions, in the same transaction. */
export interface LogRecords extends ShownLog {
  note(act: NotedAct, by: Actor): Promise<void>;
}
