import type { Actor } from '../applications/Application';
import type { IsoDay, IsoTime, LogEntryId, UserId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';

/** The kinds that the log is filtered by. */
export const logKinds = [
  'decision',
  'certificate',
  'key',
  'assignment',
  'payment',
  'service',
  'settings',
  'role',
  'export',
  'sign-in',
] as const;
export type LogKind = (typeof logKinds)[number];

/** One line of the log: who did what, and when. Nobody changes or removes it. */
export interface LogEntry {
  id: LogEntryId;
  at: IsoTime;
  by: Actor;
  kind: LogKind;
  /** What was done, as a code of its kind, such as 'approved', 'revoked', 'published'. */
  action: string;
  /** What it was done to: the number of an application, the name of a person or a service. */
  subject: string;
  /** Further details: a reason, a number, the role. */
  detail?: string | undefined;
}

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
