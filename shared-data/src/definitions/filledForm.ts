import type { ServiceId } from '../store/kinds';
import { normaliseAnswer } from './answerText';
import type { ServiceDefinition } from './definitionSchema';
import type { Answers, FilledForm } from './filledFormSchema';
import { questionsOf, shownQuestions } from './shownQuestions';

/** A form with nothing filled in yet. */
export function emptyFilledForm(serviceId: ServiceId, version: number): FilledForm {
  return { serviceId, version, answers: {}, papers: {} };
}

/** What a draft keeps: everything that was typed for its questions, also for those that are hidden now. */
export function typedAnswers(
  definition: Pick<ServiceDefinition, 'sections'>,
  answers: Answers,
): Answers {
  const typed = questionsOf(definition).flatMap(({ id }): [string, string][] => {
    const answer = answers[id] ?? '';
    return answer === '' ? [] : [[id, answer]];
  });
  return Object.fromEntries(typed);
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

/**
 * The names of persons among what was asked and answered: an application is found by them.
 * @param all the form's answers; where a certificate states some otherwise, first what that states
 */
export function personNames(
  definition: Pick<ServiceDefinition, 'sections'>,
  ...all: Answers[]
): string[] {
  const names = all.flatMap((answers) => {
    const given = givenAnswers(definition, answers);
    return shownQuestions(definition, answers).flatMap(({ id, kind }) =>
      kind === 'person-name' && given[id] ? [given[id]] : [],
    );
  });
  return [...new Set(names)];
}
