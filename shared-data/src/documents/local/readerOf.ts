import type { Fields } from '../Documents';

/** Few different fields are asked for, but each of them of every document. */
const known = new Map<string, readonly string[]>();

/** The names of a field: those of 'keys.names' are 'keys', which is a map, and 'names'. */
export function namesOf(field: string): readonly string[] {
  const names = known.get(field) ?? field.split('.');
  known.set(field, names);
  return names;
}

/** A function that reads this field of a document; undefined where it is missing. */
export function readerOf(field: string): (fields: Fields) => unknown {
  const [first = '', ...others] = namesOf(field);
  return (fields) => {
    let value = fields[first];
    for (const name of others) value = (value as Fields | null | undefined)?.[name];
    return value;
  };
}
