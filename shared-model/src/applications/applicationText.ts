import { string, type InferOutput, type ObjectSchema } from 'valibot';
import { limits } from '../limits/limits';
import { lineOnRecord } from '../fields/recordText';

/**
 * The texts that a citizen writes on the form. This is the only list of them: records, drafts, the outbox and both
 * stores take their fields from here. A field that older records lack is `exactOptional(string())`.
 */
export const applicationTextFields = {
  /** The name of the service. */
  service: lineOnRecord,
  details: string(),
};

export type ApplicationText = InferOutput<ObjectSchema<typeof applicationTextFields, undefined>>;

// Every field has a limit, except the service, which is chosen from a list.
limits.applicationText satisfies Record<Exclude<keyof ApplicationText, 'service'>, number>;

// `Object.keys` gives any string: these are the keys of the list.
const fields = Object.keys(applicationTextFields) as (keyof ApplicationText)[];

// The cast holds because there is a key for each of the fields.
export const emptyText = Object.fromEntries(fields.map((field) => [field, ''])) as Record<
  keyof ApplicationText,
  string
>;

/** Picks the citizen's text from a larger object, such as a record or the values of a form. */
export function applicationTextOf(from: ApplicationText): ApplicationText {
  const entries = fields.filter((field) => field in from).map((field) => [field, from[field]]);
  // The cast holds because the entries are exactly the fields of a text.
  return Object.fromEntries(entries) as ApplicationText;
}

/** Every field of a text; '' for a missing field. */
export function completeText(from: ApplicationText): typeof emptyText {
  return { ...emptyText, ...applicationTextOf(from) };
}

export function isSameText(one: ApplicationText, other: ApplicationText): boolean {
  return fields.every((field) => completeText(one)[field] === completeText(other)[field]);
}
