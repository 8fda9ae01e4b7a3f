import Dexie, { type Collection, type Table } from 'dexie';
import type { Application } from '../Application';
import { fromRows, type ApplicationTables } from './applicationRow';

/** The query plan for a page of applications. */
export interface RowPlan {
  /** The rows in ascending order, already narrowed as far as one index allows. */
  ordered: KeyRange;
  isDescending: boolean;
  /** Further conditions: a row must be in one of the ranges of each. */
  filters: KeyRange[][];
}

export interface Page {
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface AskedPage extends Page {
  search?: string | undefined;
  /** Keeps the order of the plan: by default what is spelt as it is typed comes first. */
  inOrder?: boolean | undefined;
}

export interface FoundRows {
  rows: Application[];
  total: number;
  /** Set if only this many rows, the first in the order of the plan, were searched. */
  searched?: number;
  /** See `ApplicationPage`. */
  similar?: Application[];
}

/** Finds one page of a plan that one index answers. Call it inside a transaction. */
export async function readInOrder(
  applications: ApplicationTables['applications'],
  { ordered, isDescending }: RowPlan,
  { page, pageSize }: Page,
): Promise<FoundRows> {
  const total = await rowsIn(applications, ordered).count();
  const inOrder = rowsIn(applications, ordered);
  if (isDescending) inOrder.reverse();
  const rows = await inOrder
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .toArray();
  return { rows: fromRows(rows), total };
}

/** A range of an index, both ends included. */
export interface KeyRange {
  index: string;
  lower: unknown;
  upper: unknown;
}

/** The keys of a compound index that begin with these values; all keys of the index if there are no values. */
export function beginningWith(fields: readonly string[], values: readonly unknown[]): KeyRange {
  const index = indexOf(fields);
  if (values.length === 0) return { index, lower: Dexie.minKey, upper: Dexie.maxKey };
  return { index, lower: [...values, Dexie.minKey], upper: [...values, Dexie.maxKey] };
}

/** As `beginningWith`, where the next value is at most `last`. */
export function upTo(
  fields: readonly string[],
  values: readonly unknown[],
  last: unknown,
): KeyRange {
  const upper = [...values, last, Dexie.maxKey];
  return { index: indexOf(fields), lower: [...values, Dexie.minKey], upper };
}

function indexOf(fields: readonly string[]): string {
  return fields.length > 1 ? `[${fields.join('+')}]` : fields.join('');
}

/** The rows of a range, in its order. */
export function rowsIn<Row>(
  table: Table<Row, string>,
  { index, lower, upper }: KeyRange,
): Collection<Row, string> {
  return table.where(index).between(lower, upper, true, true);
}
