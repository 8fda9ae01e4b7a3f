import { exactOptional, fallback, optional, pipe, regex, string } from 'valibot';

/**
 * The tag of a language, such as 'mr'. A record keeps it also where this build does not have the language: another one
 * may. firestore.rules take the same.
 */
export const languageTag = pipe(string(), regex(/^[a-z]{2,8}$/));

/** Of a record that may say its language; left out where it is no tag. */
export const languageOnRecord = exactOptional(fallback(optional(languageTag), undefined));
