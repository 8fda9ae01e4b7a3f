import { cleanText } from 'shared-auth/names';
import { maxLength, nonEmpty, pipe, string, transform, trim } from 'valibot';

/** Returns the message for a text that is too long: `limit` and `length` are characters. */
export type TooLong = (values: { limit: number; length: number }) => string;

export interface TextMessages {
  missing: string;
  tooLong: TooLong;
}

/** A typed text of one or more lines, cleaned (`cleanText`) and without the whitespace around it. */
export function optionalText(limit: number, tooLong: TooLong) {
  return pipe(string(), transform(cleanText), trim(), atMost(limit, tooLong));
}

/** As `optionalText`; whitespace only counts as missing. */
export function requiredText(limit: number, { missing, tooLong }: TextMessages) {
  return pipe(optionalText(limit, tooLong), nonEmpty(missing));
}

/** The rule for the length; its message has the current length. */
export function atMost(limit: number, tooLong: TooLong) {
  return maxLength<string, number, (issue: { input: string }) => string>(limit, ({ input }) =>
    tooLong({ limit, length: input.length }),
  );
}
