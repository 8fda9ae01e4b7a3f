import { object, parse, string, type InferOutput } from 'valibot';
import { limits } from '../limits';
import { lineOnRecord } from '../store/recordText';

/**
 * What a citizen writes on the form, and the only list of it: records, drafts, the outbox and both stores take
 * their fields from here. A field that older records do not have is `exactOptional(string())`.
 */
export const applicationTextFields = {
  /** The name of the service. */
  service: lineOnRecord,
  details: string(),
};

const schema = object(applicationTextFields);

export type ApplicationText = InferOutput<typeof schema>;

// Every field has a limit; the service is one of those on offer.
limits.applicationText satisfies Record<Exclude<keyof ApplicationText, 'service'>, number>;

// `Object.fromEntries` gives any string as a key: these are the keys of the list.
export const emptyText = Object.fromEntries(
  Object.keys(applicationTextFields).map((field) => [field, '']),
) as Record<keyof ApplicationText, string>;

/** The citizen's text out of anything that has more than it, such as a record or the values of a form. */
export function applicationTextOf(from: ApplicationText): ApplicationText {
  return parse(schema, from);
}

/** Every field of a text: '' where it has none. */
export function completeText(from: ApplicationText): typeof emptyText {
  return { ...emptyText, ...applicationTextOf(from) };
}

export function isSameText(one: ApplicationText, other: ApplicationText): boolean {
  return JSON.stringify(completeText(one)) === JSON.stringify(completeText(other));
}
