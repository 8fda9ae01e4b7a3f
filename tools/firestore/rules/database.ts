import type { RulesTestContext } from '@firebase/rules-unit-testing';

export type Data = Record<string, unknown>;

/** Records by their paths. */
export type Records = Record<string, Data>;

/** Firestore as one person gets to see it. */
export type Database = ReturnType<RulesTestContext['firestore']>;
