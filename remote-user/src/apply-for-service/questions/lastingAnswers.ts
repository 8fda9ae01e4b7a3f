import type { QuestionId, ServiceDefinition } from 'shared-data';
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
 * What an earlier form answers to the questions that mean the applicant or the parents by their definition. A child,
 * or whoever died, is another person this time. What is asked on a condition is left out, as it may not be on the page.
 */
export function lastingAnswers(
  { serviceId, ...before }: Filled,
  asked: Omit<Filled, 'answers'>,
): LastingAnswer[] {
  const target = serviceId === asked.serviceId ? 'version' : 'service';
  const { answers } = fitAnswers(before, asked.definition, target);
  return questionsOf(asked.definition).flatMap((question) => {
    const { id, label, showIf } = question;
    const answer = answers[id];
    return isLasting(question) && !showIf && answer ? [{ id, label, answer }] : [];
  });
}
