import type { RulesTestContext } from '@firebase/rules-unit-testing';

export type Data = Record<string, unknown>;

/** Records by path. */
export type Records = Record<string, Data>;

/** Firestore with the access of one person. */
export type Database = ReturnType<RulesTestContext['firestore']>;
