import { string, type InferOutput, type ObjectSchema } from 'valibot';
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

export type ApplicationText = InferOutput<ObjectSchema<typeof applicationTextFields, undefined>>;

// Every field has a limit; the service is one of those on offer.
limits.applicationText satisfies Record<Exclude<keyof ApplicationText, 'service'>, number>;

// `Object.keys` gives any string: these are the keys of the list.
const fields = Object.keys(applicationTextFields) as (keyof ApplicationText)[];

// Likewise: a key for each of the fields.
export const emptyText = Object.fromEntries(fields.map((field) => [field, ''])) as Record<
  keyof ApplicationText,
  string
>;

/** The citizen's text out of anything that has more than it, such as a record or the values of a form. */
export function applicationTextOf(from: ApplicationText): ApplicationText {
  const entries = fields.filter((field) => field in from).map((field) => [field, from[field]]);
  // The fields of a text, and nothing but them, are a text.
  return Object.fromEntries(entries) as ApplicationText;
}

/** Every field of a text: '' where it has none. */
export function completeText(from: ApplicationText): typeof emptyText {
  return { ...emptyText, ...applicationTextOf(from) };
}

export function isSameText(one: ApplicationText, other: ApplicationText): boolean {
  return fields.every((field) => completeText(one)[field] === completeText(other)[field]);
}
