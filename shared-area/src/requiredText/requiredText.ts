import { maxLength, nonEmpty, pipe, string, trim } from 'valibot';

/** Says that a text is too long: `limit` and `length` are characters. */
export type TooLong = (values: { limit: number; length: number }) => string;

export interface TextMessages {
  missing: string;
  tooLong: TooLong;
}

/** A text of one line or several, as it is typed; the blanks around it are taken away. */
export function optionalText(limit: number, tooLong: TooLong) {
  return pipe(string(), trim(), atMost(limit, tooLong));
}

/** As `optionalText`; blanks alone are nothing. */
export function requiredText(limit: number, { missing, tooLong }: TextMessages) {
  return pipe(optionalText(limit, tooLong), nonEmpty(missing));
}

/** The rule itself, which says how long the text is. */
export function atMost(limit: number, tooLong: TooLong) {
  return maxLength<string, number, (issue: { input: string }) => string>(limit, ({ input }) =>
    tooLong({ limit, length: input.length }),
  );
}
