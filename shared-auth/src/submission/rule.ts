import type { AuthMessageKey } from '../i18n/t';

/** A rule that the filled-in values break, with the fields that it is about. */
export interface BrokenRule<Values> {
  word: AuthMessageKey;
  fields: readonly (keyof Values)[];
}

/** Checks filled-in values against the rules of a form; null when they break none. */
export type Rules<Values> = (values: Values) => BrokenRule<Values> | null;

/** The rule that some fields must not be left empty; spaces alone are empty, except in a password. */
export function requireFields<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
  word: AuthMessageKey,
): BrokenRule<Values> | null {
  const fields = keys.filter((key) => isEmpty(key, values[key]));
  return fields.length > 0 ? { word, fields } : null;
}

function isEmpty(key: PropertyKey, value: unknown) {
  if (typeof value !== 'string') return true;
  return (key === 'password' ? value : value.trim()) === '';
}
