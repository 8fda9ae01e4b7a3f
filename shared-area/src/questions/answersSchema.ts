import { type PaperId, type ServiceDefinition } from 'shared-data';
import { findAnswerProblems, givenAnswers, type AnswerProblem } from 'shared-data/model';
import {
  number,
  fallback,
  pipe,
  rawCheck,
  record,
  string,
  transform,
  type ObjectPathItem,
} from 'valibot';

interface AnswerRules {
  /** ISO 8601 date: the base of limits relative to today. */
  today: string;
  /** `useAnswerMessage(definition)`. */
  message: (problem: AnswerProblem) => string;
}

/**
 * The schema of the field `answers` of a form with `QuestionFields`. Its output can be sent: only answers to visible
 * questions, as they are stored.
 */
export function answersSchema(definition: ServiceDefinition, { today, message }: AnswerRules) {
  return pipe(
    record(string(), fallback(string(), '')),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const answers = dataset.value;
      const withoutPapers = { ...definition, papers: [] };
      for (const problem of findAnswerProblems(withoutPapers, answers, { today, files: {} })) {
        addIssue({ message: message(problem), path: [stepTo(answers, problem.at)] });
      }
    }),
    transform((answers) => givenAnswers(definition, answers)),
  );
}

/** The schema of a field with the number of files of each paper, by its id. */
export function filesSchema(definition: ServiceDefinition, { today, message }: AnswerRules) {
  return pipe(
    record(string(), number()),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const files: Record<PaperId, number> = dataset.value;
      const papersOnly = { ...definition, sections: [] };
      for (const problem of findAnswerProblems(papersOnly, {}, { today, files })) {
        addIssue({ message: message(problem), path: [stepTo(files, problem.at)] });
      }
    }),
  );
}

function stepTo(input: Record<string, unknown>, key: string): ObjectPathItem {
  return { type: 'object', origin: 'value', input, key, value: input[key] };
}
