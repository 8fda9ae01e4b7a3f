import { plainText } from 'shared-auth/names';
import { fallback, picklist, pipe, string, transform } from 'valibot';
import { documentTypes, unknownType } from '../files/documentTypes';

/** A name or a title as it comes out of a store: nothing in it is hidden. */
export const lineOnRecord = pipe(string(), transform(plainText));

/** A document's media type: one of the exact ones, so that a record cannot pass off a page as a picture. */
export const typeOnRecord = fallback(picklist(documentTypes), unknownType);
