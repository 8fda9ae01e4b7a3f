import { serviceDaysLimit, serviceNameLimit } from 'shared-data';
import {
  check,
  maxLength,
  nonEmpty,
  object,
  pipe,
  string,
  transform,
  trim,
  type InferInput,
  type InferOutput,
} from 'valibot';
import type { WordsOfAdmin } from '../words';

/** Most documents that a citizen can be asked for. */
export const documentLimit = 10;

/** Most rupees of a fee. */
export const feeLimit = 100_000;

/** What a service needs, as it is typed: documents by line, figures as text. */
export function serviceFormSchema(words: WordsOfAdmin) {
  return object({
    name: pipe(
      string(),
      trim(),
      nonEmpty(words('editService.nameMissing')),
      maxLength(serviceNameLimit, ({ input }) =>
        words('services.tooLong', { limit: serviceNameLimit, length: input.length }),
      ),
    ),
    documents: pipe(
      string(),
      transform(linesOf),
      maxLength(documentLimit, words('editService.documentsTooMany', { limit: documentLimit })),
      check(
        (lines) => lines.every((line) => line.length <= 200),
        words('settings.tooLong', { limit: 200 }),
      ),
    ),
    days: daysField(words),
    fee: pipe(
      string(),
      trim(),
      check(
        (text) => /^\d+$/.test(text) && Number(text) <= feeLimit,
        words('editService.feeWrong', { limit: feeLimit }),
      ),
      transform(Number),
    ),
  });
}

/** A number of days that the council promises, as it is typed. */
export function daysField(words: WordsOfAdmin) {
  return pipe(
    string(),
    trim(),
    check(
      (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= serviceDaysLimit,
      words('editService.daysWrong', { limit: serviceDaysLimit }),
    ),
    transform(Number),
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export type ServiceFormInput = InferInput<ReturnType<typeof serviceFormSchema>>;
export type ServiceFormOutput = InferOutput<ReturnType<typeof serviceFormSchema>>;
