import {
  array,
  boolean,
  check,
  exactOptional,
  integer,
  isoDate,
  literal,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
  record,
  regex,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { lineOnRecord } from '../fields/recordText';

/** As created by `newDefinitionId`. A form uses it as a field name, so it may not contain characters with a meaning in a path. */
const id = pipe(
  string(),
  regex(/^[\w-]{1,64}$/),
  check((text) => !(text in {}) && text !== 'prototype'),
);
const whole = pipe(number(), integer());
/** Days or months that can be counted: a date beyond the calendar of `Date` throws. A definition's own limits are lower. */
const most = 100_000;
const span = pipe(whole, minValue(-most), maxValue(most));

/** A day, or a number of days from today: -1 is yesterday. */
const dateLimit = variant('kind', [
  object({ kind: literal('on'), day: pipe(string(), isoDate()) }),
  object({ kind: literal('from-today'), days: span }),
]);

const choice = object({ id, label: lineOnRecord });

const common = {
  /** Created once and kept in all versions: answers are stored under it. */
  id,
  label: lineOnRecord,
  hint: exactOptional(string()),
  required: boolean(),
  /** Shown only if an earlier 'yes-no' or 'one-of' question has this answer: 'yes', 'no' or the id of a choice. */
  showIf: exactOptional(object({ question: id, answer: string() })),
};

/** Fields of questions whose answer may be the same in each application of a citizen. */
const personal = {
  ...common,
  /** Set if it is about the applicant or the parents (not a child, say): the answer is offered at the next application. */
  lasting: exactOptional(boolean()),
};

const question = variant('kind', [
  object({ ...common, kind: literal('short-text'), maxLength: exactOptional(whole) }),
  object({ ...common, kind: literal('long-text'), maxLength: exactOptional(whole) }),
  object({
    ...common,
    kind: literal('number'),
    min: exactOptional(whole),
    max: exactOptional(whole),
  }),
  /** Whole rupees. */
  object({
    ...common,
    kind: literal('amount'),
    min: exactOptional(whole),
    max: exactOptional(whole),
  }),
  object({
    ...common,
    kind: literal('date'),
    earliest: exactOptional(dateLimit),
    latest: exactOptional(dateLimit),
  }),
  object({ ...common, kind: literal('yes-no') }),
  object({ ...common, kind: literal('one-of'), choices: array(choice) }),
  object({ ...common, kind: literal('some-of'), choices: array(choice) }),
  object({ ...personal, kind: literal('person-name') }),
  object({ ...personal, kind: literal('phone') }),
  object({ ...personal, kind: literal('address') }),
]);

const section = object({ id, title: lineOnRecord, questions: array(question) });

export const paperKinds = ['pdf', 'image', 'document'] as const;

const paper = object({
  /** Created once and kept in all versions: documents are stored under it. */
  id,
  name: lineOnRecord,
  hint: exactOptional(string()),
  required: boolean(),
  /** Accepted: PDF, pictures (JPG, PNG), Word documents; at least one kind. */
  kinds: array(picklist(paperKinds)),
  /** Maximum number of files of this paper, at least 1. */
  maxFiles: pipe(whole, minValue(1)),
});

/** The template for the certificate of a service. */
const certificateTemplate = object({
  title: lineOnRecord,
  /** With placeholders such as '{Date of birth}' for the answer to the question with that label, any case, and '{Applicant}'. */
  text: string(),
  /** The ids of the questions whose answers are printed as a table, in this order. */
  table: array(id),
  /** The 'person-name' question whose answer is the holder; by default the applicant. */
  holder: exactOptional(id),
  /** Months for which it is valid; unlimited by default. */
  months: exactOptional(pipe(span, minValue(1))),
  signatory: object({ name: lineOnRecord, office: lineOnRecord }),
  /** The certificate is issued only when the fee is paid. Not allowed for a free service. */
  paidFirst: exactOptional(literal(true)),
});

/**
 * A service as an admin describes it. It is the single source for the types, for the data that the stores accept, and for
 * the apply form; `findDefinitionProblems` checks whether it can be published.
 */
export const definitionSchema = object({
  name: lineOnRecord,
  description: string(),
  category: string(),
  /** Other words that citizens search for it by, separated by commas. */
  keywords: exactOptional(string()),
  /** Whole rupees; 0 if it is free. */
  fee: pipe(whole, minValue(0)),
  /** Working days within which the council promises a decision; at least 1. */
  days: pipe(span, minValue(1)),
  place: variant('kind', [
    object({ kind: literal('online') }),
    object({ kind: literal('office'), bring: string() }),
  ]),
  sections: array(section),
  papers: array(paper),
  /** A certificate, or an answer from the office. */
  outcome: picklist(['certificate', 'answer']),
  /** For the outcome 'certificate'; if it is left out, as in older definitions, nothing is issued. */
  certificate: exactOptional(certificateTemplate),
  /** The texts in further languages: by the language's tag, then by the text's key (`listTexts`). */
  translations: exactOptional(record(string(), record(string(), string()))),
});

export type ServiceDefinition = InferOutput<typeof definitionSchema>;
export type QuestionSection = InferOutput<typeof section>;
export type Question = InferOutput<typeof question>;
export type QuestionKind = Question['kind'];
export type CertificateTemplate = InferOutput<typeof certificateTemplate>;
export type Choice = InferOutput<typeof choice>;
export type DateLimit = InferOutput<typeof dateLimit>;
export type Paper = InferOutput<typeof paper>;
export type PaperKind = (typeof paperKinds)[number];
/** The id of a question within the definitions of a service. */
export type QuestionId = Question['id'];
/** The id of a paper within the definitions of a service. */
export type PaperId = Paper['id'];
