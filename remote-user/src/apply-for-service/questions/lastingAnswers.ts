import type { Question, QuestionId, ServiceDefinition } from 'shared-data';
import { fitAnswers, isLasting, questionsOf, type Answers } from 'shared-data/model';

interface Filled {
  serviceId: string;
  definition: ServiceDefinition;
  answers: Answers;
}

interface LastingAnswer {
  id: QuestionId;
  label: string;
  answer: string;
}

/**
 * The questions whose definition says that they are about the applicant or the parents: a child, or a deceased person, is
 * somebody else next time. Conditional questions are left out, as they may not be on the page.
 */
export function lastingQuestions(definition: ServiceDefinition): Question[] {
  return questionsOf(definition).filter((question) => isLasting(question) && !question.showIf);
}

/** The answers of an earlier form to the lasting questions of another one. */
export function lastingAnswers(
  { serviceId, ...before }: Filled,
  asked: Omit<Filled, 'answers'>,
): LastingAnswer[] {
  const target = serviceId === asked.serviceId ? 'version' : 'service';
  const { answers } = fitAnswers(before, asked.definition, target);
  return lastingQuestions(asked.definition).flatMap(({ id, label }) => {
    const answer = answers[id];
    return answer ? [{ id, label, answer }] : [];
  });
}
