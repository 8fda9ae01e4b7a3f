import type { QuestionId, ServiceDefinition } from 'shared-data';
import type { Answers } from 'shared-data/model';

/** The part of a form's values that belongs to the questions. */
export interface QuestionValues {
  answers: Answers;
}

/** The name of a question's field in the form. */
export function answerName(id: QuestionId): `answers.${string}` {
  return `answers.${id}`;
}

/** The names of all fields of a definition's questions, in their order: for `useFieldIds`. */
export function answerNames({ sections }: ServiceDefinition): string[] {
  return sections.flatMap(({ questions }) => questions.map(({ id }) => answerName(id)));
}
