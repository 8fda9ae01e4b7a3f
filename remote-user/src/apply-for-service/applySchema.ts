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

/** What the chosen service asks. */
interface AskedRules {
  definition: ServiceDefinition;
  /** ISO 8601: limits relative to today go by it. */
  today: string;
  message: (problem: AnswerProblem) => string;
}

/** What is typed, and, once it was found right, what is sent. */
export type ApplyValues = InferInput<ReturnType<typeof applySchema>>;

/**
 * Service, details and the certification are required (spec.md §5); blanks alone are nothing. Where the service has
 * questions, they take the place of the details, which may stay empty then.
 * @param services the names on offer: one that was taken off before it was chosen has to be chosen anew
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
    /** How many there are of each paper, by its id. */
    files: asked ? filesSchema(asked.definition, asked) : record(string(), number()),
    certified: pipe(
      boolean(),
      check((certified) => certified, t('certifyMissing')),
    ),
  });
}

/** What was answered to another service's questions is not sent. */
const noAnswers = pipe(
  record(string(), fallback(string(), '')),
  transform((): Answers => ({})),
);
