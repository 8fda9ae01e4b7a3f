import { optionalText, requiredText } from 'shared-area';
import { answersSchema, filesSchema } from 'shared-area/questions';
import { type ServiceDefinition } from 'shared-data';
import { limits } from 'shared-data/limits';
import type { AnswerProblem, Answers } from 'shared-data/model';
import {
  boolean,
  check,
  number,
  object,
  fallback,
  pipe,
  record,
  string,
  transform,
  type InferInput,
} from 'valibot';
import type { TranslateApply } from './i18n';

/** The rules of the selected service. */
interface AskedRules {
  definition: ServiceDefinition;
  /** ISO 8601: relative limits count from it. */
  today: string;
  message: (problem: AnswerProblem) => string;
}

/** What is typed, and after validation what is sent. */
export type ApplyValues = InferInput<ReturnType<typeof applySchema>>;

/**
 * Service, details and the certification are required (spec.md §5); blanks alone do not count. If the service has
 * questions, they replace the details, which may then stay empty.
 * @param services the offered names: a service that was removed before it was selected has to be selected again
 */
export function applySchema(services: readonly string[], t: TranslateApply, asked?: AskedRules) {
  const { details } = limits.applicationText;
  const tooLong = (values: { limit: number; length: number }) => t('detailsLong', values);
  return object({
    service: pipe(
      string(),
      check((service) => services.includes(service), t('serviceMissing')),
    ),
    answers: asked ? answersSchema(asked.definition, asked) : noAnswers,
    details: asked
      ? optionalText(details, tooLong)
      : requiredText(details, { missing: t('detailsMissing'), tooLong }),
    /** The number of files of each paper, by its id. */
    files: asked ? filesSchema(asked.definition, asked) : record(string(), number()),
    certified: pipe(
      boolean(),
      check((certified) => certified, t('certifyMissing')),
    ),
  });
}

/** Answers to another service's questions are not sent. */
const noAnswers = pipe(
  record(string(), fallback(string(), '')),
  transform((): Answers => ({})),
);
