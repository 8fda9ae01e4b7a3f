import {
  array,
  integer,
  minValue,
  nonEmpty,
  number,
  object,
  pipe,
  record,
  string,
  type InferOutput,
} from 'valibot';

/**
 * A form that a citizen filled in for a service with a definition. Each answer is a text, as in an HTML form, by the
 * id of its question; an empty or missing text means no answer:
 * - 'number', 'amount': digits in ASCII, such as '12000' or '-3'
 * - 'date': ISO 8601, such as '2026-06-15'
 * - 'yes-no': 'yes' or 'no'
 * - 'one-of': the id of the choice
 * - 'some-of': the ids of the choices in the order of the definition, one per line
 * - 'address': house, village or ward, PIN code: three lines
 * - all others: the text, trimmed
 */
export const filledFormSchema = object({
  serviceId: pipe(string(), nonEmpty()),
  /** The published version of the definition that the form belongs to; from 1. */
  version: pipe(number(), integer(), minValue(1)),
  answers: record(string(), string()),
  /** The ids of the application's documents, by the id of their paper. Documents not listed are further papers. */
  papers: record(string(), array(string())),
});

export type FilledForm = InferOutput<typeof filledFormSchema>;
export type Answers = FilledForm['answers'];
