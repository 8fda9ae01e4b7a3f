import { object, parse, string, type InferInput, type InferOutput } from 'valibot';
import { lineOnRecord } from '../store/recordText';

/**
 * What a citizen writes on the form, and the only list of it: records, drafts, the outbox and both stores take
 * their fields from here. A field that older records do not have needs a default: `optional(string(), '')`.
 */
export const applicationTextFields = {
  /** The name of the service. */
  service: lineOnRecord,
  details: string(),
};

const schema = object(applicationTextFields);

export type ApplicationText = InferOutput<typeof schema>;

/** As a form gives it: fields with a default may be missing. */
export type ApplicationTextInput = InferInput<typeof schema>;

/** The citizen's text out of anything that has more than it, such as a record or the values of a form. */
export function applicationTextOf(from: ApplicationTextInput): ApplicationText {
  return parse(schema, from);
}

export const emptyText = applicationTextOf({ service: '', details: '' });

export function isSameText(one: ApplicationTextInput, other: ApplicationTextInput): boolean {
  return JSON.stringify(applicationTextOf(one)) === JSON.stringify(applicationTextOf(other));
}
