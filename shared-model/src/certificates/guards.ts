// These few functions validate codes and public records, so that somebody who scans a code loads no library for it
// (docs/performance.md).

/** Whether a value has a certain shape. */
export type Guard<T> = (value: unknown) => value is T;

type Shape = Record<string, Guard<unknown>>;
type Shaped<S extends Shape> = { [Key in keyof S]: S[Key] extends Guard<infer T> ? T : never };

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isTextLike(form: RegExp): Guard<string> {
  return (value): value is string => isText(value) && form.test(value);
}

/** One of the given strings, such as a kind. */
export function isWord<Word extends string>(...words: readonly Word[]): Guard<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

/** An ISO 8601 time with date and time zone, such as '2026-06-15T09:30:00.000Z'. */
export function isTime(value: unknown): value is string {
  return (
    isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value) && isMoment(value)
  );
}

/** A day such as '2026-06-15'. */
export function isDay(value: unknown): value is string {
  return isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && isMoment(value);
}

function isMoment(text: string): boolean {
  return !isNaN(Date.parse(text));
}

export function isMissing(value: unknown): value is undefined {
  return value === undefined;
}

export function isEither<One, Other>(one: Guard<One>, other: Guard<Other>): Guard<One | Other> {
  return (value): value is One | Other => one(value) || other(value);
}

export function isListOf<T>(item: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(item);
}

/** An object with these properties; other properties are ignored. */
export function isObjectOf<S extends Shape>(shape: S): Guard<Shaped<S>> {
  return (value): value is Shaped<S> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, is]) => is(Reflect.get(value, name)));
}
