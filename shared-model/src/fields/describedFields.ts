import { plainText } from '../texts/plainText';
import { metadata, picklist, pipe, string, transform, type GenericSchema } from 'valibot';

/**
 * What is known of a stored field beside its schema. firestore.rules check it when the field is written, and the
 * dictionary in docs/records.md says it (firestore/generate makes both). Reading is more tolerant: a text that is too long
 * can still be shown.
 */
export interface FieldDescription {
  kind:
    | 'text'
    | 'name'
    | 'whole'
    | 'number'
    | 'day'
    | 'time'
    /** The server's time of the write. */
    | 'now'
    | 'clock'
    | 'language'
    | 'role'
    | 'id'
    | 'digest'
    | 'token'
    | 'bytes'
    /** A list of texts: at most `count`, of `most` characters together. */
    | 'texts'
    /** Something else, in a few words: `as`. The rules that are written by hand check it. */
    | 'other';
  /** Characters of a text, or the number itself. */
  least?: number;
  most?: number;
  count?: number;
  /** A pattern for the whole text, in the syntax of RE2. */
  pattern?: string;
  /** For the dictionary. */
  as?: string;
}

/** A schema with a description of what may be written. */
export function described<Input, Output>(
  schema: GenericSchema<Input, Output>,
  description: FieldDescription,
) {
  return pipe(schema, metadata({ ...description }));
}

/** A text of several lines, of at least and at most so many characters. */
export const text = (least: number, most: number) =>
  described(string(), { kind: 'text', least, most });

/** A text that is read as one line, of at least and at most so many characters. */
export const line = (least: number, most: number) =>
  described(pipe(string(), transform(plainText)), { kind: 'text', least, most });

/** The name of a person, or a title: one line that begins with a character that shows. */
export const nameOnRecord = described(pipe(string(), transform(plainText)), { kind: 'name' });

export const roleOnRecord = described(picklist(['user', 'staff', 'admin']), { kind: 'role' });
