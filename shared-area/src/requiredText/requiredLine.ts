import { plainText } from 'shared-auth/names';
import { nonEmpty, pipe, string, transform } from 'valibot';
import { atMost, type TextMessages, type TooLong } from './requiredText';

/** A typed name or title: one line, without invisible characters. */
export function optionalLine(limit: number, tooLong: TooLong) {
  return pipe(string(), transform(plainText), atMost(limit, tooLong));
}

/** As `optionalLine`; a line of only invisible characters counts as missing. */
export function requiredLine(limit: number, { missing, tooLong }: TextMessages) {
  return pipe(optionalLine(limit, tooLong), nonEmpty(missing));
}
