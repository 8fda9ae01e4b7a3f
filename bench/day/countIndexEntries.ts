import { readJson } from '../../tools/root';

interface IndexField {
  fieldPath: string;
  arrayConfig?: string;
}
interface Indexes {
  indexes: { collectionGroup: string; fields: IndexField[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
}

const deployed = readJson('firestore.indexes.json') as Indexes;

/**
 * How many index entries a write puts in. Firestore keeps two for each value (ascending and descending) and one for each
 * element of an array, unless the field is exempt; and those of the composite indexes of the collection, where the document
 * has all their fields. An update also takes the old ones out, which are not counted.
 * @param changed field paths; undefined where the whole document is written
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

/** A time and bytes are values. */
function isMap(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;
}
