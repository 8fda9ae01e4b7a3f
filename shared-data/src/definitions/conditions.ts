import type { Question, QuestionId, ServiceDefinition } from './definitionSchema';

/** A question whose answer is one of a few, so that another can depend on it. */
export type DecidingQuestion = Extract<Question, { kind: 'yes-no' | 'one-of' }>;

/** The questions that one can depend on: earlier ones with a few answers, and without a condition of their own. */
export function possibleConditions(
  { sections }: ServiceDefinition,
  id: QuestionId,
): DecidingQuestion[] {
  const questions = sections.flatMap((section) => section.questions);
  const at = questions.findIndex((question) => question.id === id);
  return questions.slice(0, Math.max(at, 0)).filter(isDeciding);
}

/** Whether a question can be answered so: 'yes', 'no', or the id of one of its choices. */
export function isAnswerOf(question: DecidingQuestion, answer: string): boolean {
  if (question.kind === 'yes-no') return answer === 'yes' || answer === 'no';
  return question.choices.some(({ id }) => id === answer);
}

function isDeciding(question: Question): question is DecidingQuestion {
  return !question.showIf && (question.kind === 'yes-no' || question.kind === 'one-of');
}
