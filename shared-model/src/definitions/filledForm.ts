import type { ServiceId } from '../kinds/kinds';
import { normaliseAnswer } from './answerText';
import type { ServiceDefinition } from './definitionSchema';
import type { Answers, FilledForm } from './filledFormSchema';
import { questionsOf, shownQuestions } from './shownQuestions';

/** A form with nothing filled in yet. */
export function emptyFilledForm(serviceId: ServiceId, version: number): FilledForm {
  return { serviceId, version, answers: {}, papers: {} };
}

/** The answers that a draft saves: everything typed for its questions, even for questions that are hidden now. */
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

/** The answers that are sent: those to visible questions, normalised for the store, without empty ones. */
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
 * The names of persons among the answers to visible questions: an application is found by them.
 * @param all the form's answers; if a certificate states some differently, pass the answers of the certificate first
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
