import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../../root';
import type { StoredRecord } from '../storedRecords';

// As https://firebase.google.com/docs/firestore/storage-size says.
const perRecord = 32;
const perName = 16;
const perIndexEntry = 32;
const indexedBytes = 1500;

const bytesOf = (text: string) => Buffer.byteLength(text) + 1;

const valueSchema = v.object({
  stringValue: v.optional(v.string()),
  bytesValue: v.optional(v.string()),
  arrayValue: v.optional(v.object({ values: v.optional(v.array(v.unknown()), []) })),
  mapValue: v.optional(v.object({ fields: v.optional(v.record(v.string(), v.unknown()), {}) })),
  booleanValue: v.optional(v.boolean()),
  nullValue: v.optional(v.unknown()),
});

const indexesSchema = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      fields: v.array(v.object({ fieldPath: v.string() })),
    }),
  ),
  fieldOverrides: v.array(
    v.object({ collectionGroup: v.string(), fieldPath: v.string(), indexes: v.array(v.unknown()) }),
  ),
});
const indexes = v.parse(
  indexesSchema,
  JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8')),
);

/** The bytes that are paid for: of the record itself, and of its entries in the indexes. */
export function storedSize({ path: place, fields }: StoredRecord) {
  const name = nameSize(place);
  const record = name + mapSize(fields) + perRecord;
  const parent = nameSize(place.split('/').slice(0, -2).join('/'));
  const collection = place.split('/').at(-2) ?? '';
  const entry = name + parent + perIndexEntry;
  const values = leavesOf(fields, '', collection);

  let index = 0;
  for (const [field, sizes] of values) {
    // Up and down; a list has one entry for each of its values.
    const times = sizes.isList ? 1 : 2;
    for (const size of sizes.each) index += times * (entry + bytesOf(field) + size);
  }
  for (const { collectionGroup, fields: joined } of indexes.indexes) {
    if (collectionGroup !== collection) continue;
    const each = joined.map(({ fieldPath }) => values.get(fieldPath));
    if (each.some((sizes) => sizes === undefined)) continue;
    const list = each.find((sizes) => sizes?.isList);
    const single = sum(each.map((sizes) => (sizes?.isList ? 0 : (sizes?.each[0] ?? 0))));
    for (const size of list?.each ?? [0]) index += entry + single + size;
  }
  return { record, index };
}

interface Sizes {
  isList: boolean;
  each: number[];
}

/** What is indexed of a record's fields, with the size of each value. */
function leavesOf(
  fields: Record<string, unknown>,
  prefix: string,
  collection: string,
): Map<string, Sizes> {
  const leaves = new Map<string, Sizes>();
  for (const [key, stored] of Object.entries(fields)) {
    const field = prefix + key;
    const isLeftOut = indexes.fieldOverrides.some(
      (left) => left.collectionGroup === collection && left.fieldPath === field,
    );
    if (isLeftOut) continue;
    const { mapValue, arrayValue } = v.parse(valueSchema, stored);
    if (mapValue) {
      for (const leaf of leavesOf(mapValue.fields, `${field}.`, collection)) leaves.set(...leaf);
    } else if (arrayValue) {
      leaves.set(field, { isList: true, each: arrayValue.values.map(indexedSize) });
    } else {
      leaves.set(field, { isList: false, each: [indexedSize(stored)] });
    }
  }
  return leaves;
}

const indexedSize = (stored: unknown) => Math.min(indexedBytes, valueSize(stored));

function valueSize(stored: unknown): number {
  const value = v.parse(valueSchema, stored);
  if (value.stringValue !== undefined) return bytesOf(value.stringValue);
  if (value.bytesValue !== undefined) return Buffer.from(value.bytesValue, 'base64').length;
  if (value.arrayValue) return sum(value.arrayValue.values.map(valueSize));
  if (value.mapValue) return mapSize(value.mapValue.fields);
  if (value.booleanValue !== undefined || 'nullValue' in value) return 1;
  // Numbers and times.
  return 8;
}

function mapSize(fields: Record<string, unknown>): number {
  return sum(Object.entries(fields).map(([key, value]) => bytesOf(key) + valueSize(value)));
}

function nameSize(place: string): number {
  return perName + sum(place === '' ? [] : place.split('/').map(bytesOf));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
