import { plainText } from 'shared-auth/names';
import { nonEmpty, pipe, string, transform } from 'valibot';
import { atMost, type TextMessages, type TooLong } from './requiredText';

/** A name or a title, as it is typed: one line, and what does not show is taken out of it. */
export function optionalLine(limit: number, tooLong: TooLong) {
  return pipe(string(), transform(plainText), atMost(limit, tooLong));
}

/** As `optionalLine`; what holds nothing that shows is nothing. */
export function requiredLine(limit: number, { missing, tooLong }: TextMessages) {
  return pipe(optionalLine(limit, tooLong), nonEmpty(missing));
}
