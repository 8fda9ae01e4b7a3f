import { plainText } from 'shared-auth/names';
import { maxLength, nonEmpty, pipe, string, transform, trim } from 'valibot';

/** Says that a text is too long: `limit` and `length` are characters. */
type TooLong = (values: { limit: number; length: number }) => string;

interface Messages {
  missing: string;
  tooLong: TooLong;
}

/** A text of one line or several, as it is typed; the blanks around it are taken away. */
export function optionalText(limit: number, tooLong: TooLong) {
  return pipe(string(), trim(), atMost(limit, tooLong));
}

/** As `optionalText`; blanks alone are nothing. */
export function requiredText(limit: number, { missing, tooLong }: Messages) {
  return pipe(optionalText(limit, tooLong), nonEmpty(missing));
}

/** A name or a title, as it is typed: one line, and what does not show is taken out of it. */
export function optionalLine(limit: number, tooLong: TooLong) {
  return pipe(string(), transform(plainText), atMost(limit, tooLong));
}

/** As `optionalLine`; what holds nothing that shows is nothing. */
export function requiredLine(limit: number, { missing, tooLong }: Messages) {
  return pipe(optionalLine(limit, tooLong), nonEmpty(missing));
}

function atMost(limit: number, tooLong: TooLong) {
  return maxLength<string, number, (issue: { input: string }) => string>(limit, ({ input }) =>
    tooLong({ limit, length: input.length }),
  );
}
