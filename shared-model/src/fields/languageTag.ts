import { pipe, regex, string } from 'valibot';
import { described } from './describedFields';
import { optionalOnRecord } from './optionalOnRecord';

/**
 * The tag of a language, such as 'mr'. A record keeps the tag even if this build does not have the language: another
 * build may. firestore.rules accept the same pattern, and no longer tags: browsers throw for one of four letters.
 */
export const languageTag = described(pipe(string(), regex(/^[a-z]{2,3}$/)), { kind: 'language' });

/** The optional language of a record; left out if it is not a valid tag. */
export const languageOnRecord = optionalOnRecord(languageTag);
