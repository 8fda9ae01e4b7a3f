import { plainText } from '../texts/plainText';
import { fallback, picklist, pipe, string, transform } from 'valibot';
import { documentTypes, unknownType } from '../files/documentTypes';

/** A name or a title read from a store, as one line; `parseRecord` has cleaned it. */
export const lineOnRecord = pipe(string(), transform(plainText));

/** A document's media type: one of a fixed list, so that a record cannot pass off a web page as a picture. */
export const typeOnRecord = fallback(picklist(documentTypes), unknownType);
