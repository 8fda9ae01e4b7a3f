import type { ServiceId } from '../store/kinds';
import { normaliseAnswer } from './answerText';
import type { ServiceDefinition } from './definitionSchema';
import type { Answers, FilledForm } from './filledFormSchema';
import { shownQuestions } from './shownQuestions';

/** A form with nothing filled in yet. */
export function emptyFilledForm(serviceId: ServiceId, version: number): FilledForm {
  return { serviceId, version, answers: {}, papers: {} };
}

/** What is sent: the answers to what is asked, as they are stored, and none that is empty. */
export function givenAnswers(
  definition: Pick<ServiceDefinition, 'sections'>,
  answers: Answers,
): Answers {
  const given = shownQuestions(definition, answers).flatMap((question): [string, string][] => {
    const answer = normaliseAnswer(question, answers[question.id] ?? '');
    return answer === '' ? [] : [[question.id, answer]];
  });
  return Object.fromEntries(given);
}
