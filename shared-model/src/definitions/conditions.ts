import type { Question, QuestionId, ServiceDefinition } from './definitionSchema';

/** A question with a fixed set of answers, so that another question can depend on it. */
export type DecidingQuestion = Extract<Question, { kind: 'yes-no' | 'one-of' }>;

/** The questions that a question can depend on: earlier ones with a fixed set of answers and without a condition. */
export function possibleConditions(
  { sections }: ServiceDefinition,
  id: QuestionId,
): DecidingQuestion[] {
  const questions = sections.flatMap((section) => section.questions);
  const at = questions.findIndex((question) => question.id === id);
  return questions.slice(0, Math.max(at, 0)).filter(isDeciding);
}

/** Whether the question can have this answer: 'yes', 'no', or the id of one of its choices. */
export function isAnswerOf(question: DecidingQuestion, answer: string): boolean {
  if (question.kind === 'yes-no') return answer === 'yes' || answer === 'no';
  return question.choices.some(({ id }) => id === answer);
}

function isDeciding(question: Question): question is DecidingQuestion {
  return !question.showIf && (question.kind === 'yes-no' || question.kind === 'one-of');
}
