/**
 * What one account may write in a day of the server (UTC) of the records that cost one write each; firestore.rules has
 * the same limits. What costs more is counted by `dailyLimits`.
 */
export const limitsToday = {
  searches: 20,
  languages: 20,
  export: 100,
  'sign-in': 100,
  tasks: 300,
  assignments: 1000,
} as const;

export type CountedToday = keyof typeof limitsToday;

/**
 * What one account may create in a day of the server (UTC); firestore.rules has the same limits. The largest
 * possible application has 400 chunks (50 MiB): the limit leaves room for it and for a usual one.
 */
export const dailyLimits = {
  applications: 10,
  appointments: 10,
  positions: 3,
  uploads: 30,
  chunks: 500,
} as const;

/** The number of undecided applications, and of coming appointments, that one account may have. */
export const openLimit = 10;

/** What is limited as an open record, or counted together with others. */
export type Counted = Exclude<keyof typeof dailyLimits, 'chunks'>;

/** A counted record, written by the transaction that counts it. */
export interface Use {
  kind: Counted | CountedToday;
  /** The record's id. */
  record: string;
  /** The number of chunks, for an announcement of documents. */
  chunks?: number;
}
