import { readJson } from '../../tools/root';

interface IndexField {
  fieldPath: string;
  arrayConfig?: string;
}
interface Indexes {
  indexes: { collectionGroup: string; fields: IndexField[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
}

const deployed = readJson('firestore/firestore.indexes.json') as Indexes;

/**
 * How many index entries a write adds. Firestore stores two for each value (ascending and descending) and one for each
 * element of an array, unless the field is exempt; and one for each composite index of the collection, if the document has
 * all its fields. An update also removes the old entries, which are not counted.
 * @param changed field paths; undefined if the whole document is written
 */
export function countIndexEntries(
  collection: string,
  data: object,
  changed?: readonly string[],
  { indexes, fieldOverrides }: Indexes = deployed,
): number {
  const isChanged = (field: string) =>
    changed?.some((each) => isWithin(field, each) || isWithin(each, field)) ?? true;
  const exempt = fieldOverrides.filter(
    (each) => each.collectionGroup === collection && each.indexes.length === 0,
  );
  const single = valuesIn(data)
    .filter(([field]) => isChanged(field))
    .filter(([field]) => !exempt.some(({ fieldPath }) => isWithin(field, fieldPath)))
    .map(([, value]) => (Array.isArray(value) ? countDifferent(value) : 2));
  const composite = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter(({ fields }) => fields.some(({ fieldPath }) => isChanged(fieldPath)))
    .map(({ fields }) => fields.reduce((entries, field) => entries * entriesOf(field, data), 1));
  return [...single, ...composite].reduce((sum, each) => sum + each, 0);
}

const isWithin = (field: string, outer: string) => `${field}.`.startsWith(`${outer}.`);
const countDifferent = (list: readonly unknown[]) =>
  new Set(list.map((each) => JSON.stringify(each))).size;

function entriesOf({ fieldPath, arrayConfig }: IndexField, data: object): number {
  const value = fieldPath
    .split('.')
    .reduce<unknown>((inner, name) => (isMap(inner) ? inner[name] : undefined), data);
  if (arrayConfig) return Array.isArray(value) ? countDifferent(value) : 0;
  return value === undefined ? 0 : 1;
}

function valuesIn(data: object, prefix = ''): [field: string, value: unknown][] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    isMap(value) ? valuesIn(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  );
}

/** Times and bytes count as single values. */
function isMap(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;
}
