import type {
  FilledForm,
  OpenedAnswers,
  Paper,
  PaperId,
  Question,
  ServiceDefinition,
} from 'shared-data';
import { shownQuestions, type Answers } from 'shared-data/model';

/**
 * The part of a definition that the citizen is asked again, each question and paper with the clerk's words in its hint. A
 * question that depends on one that was not opened is asked only where it was asked before: its condition stays.
 * @param quote puts the clerk's words into a sentence
 */
export function openedDefinition(
  definition: ServiceDefinition,
  { answers }: FilledForm,
  opened: OpenedAnswers,
  quote: (words: string) => string,
): ServiceDefinition {
  const isOpened = (id: string) => Object.hasOwn(opened, id);
  const shown = new Set(shownQuestions(definition, answers).map(({ id }) => id));
  const withWords = <Part extends Question | Paper>(part: Part): Part => {
    const words = opened[part.id];
    const hint = [words ? quote(words) : '', part.hint ?? ''].filter((text) => text !== '');
    return hint.length > 0 ? { ...part, hint: hint.join(' ') } : part;
  };
  const askedAgain = (question: Question): Question[] => {
    if (!isOpened(question.id)) return [];
    const { showIf, ...always } = question;
    if (!showIf || isOpened(showIf.question)) return [withWords(question)];
    return shown.has(question.id) ? [withWords(always)] : [];
  };
  return {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...section,
      questions: section.questions.flatMap(askedAgain),
    })),
    papers: definition.papers.filter(({ id }) => isOpened(id)).map(withWords),
    ...(definition.translations
      ? { translations: withHints(definition.translations, opened) }
      : {}),
  };
}

/** The clerk's words are in the clerk's language: a hint that has them is not marked as standing in. */
function withHints(
  translations: NonNullable<ServiceDefinition['translations']>,
  opened: OpenedAnswers,
): NonNullable<ServiceDefinition['translations']> {
  const hints = Object.entries(opened).flatMap(([id, words]) =>
    ['question', 'paper'].map((of) => [`${of}/${id}/hint`, words]),
  );
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      { ...Object.fromEntries(hints), ...texts },
    ]),
  );
}

/** A form with what was corrected in it; what was not asked again is as it was sent. */
export function correctedForm(
  sent: FilledForm,
  asked: ServiceDefinition,
  answers: Answers,
  papers: Record<PaperId, string[]>,
): FilledForm {
  const askedIds = new Set(
    asked.sections.flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
  const others = Object.entries(sent.answers).filter(([id]) => !askedIds.has(id));
  return {
    ...sent,
    answers: { ...Object.fromEntries(others), ...answers },
    papers: { ...sent.papers, ...papers },
  };
}

/** The names of persons on a form, by which the council finds the application. */
export function namesOn(definition: ServiceDefinition, { answers }: FilledForm): string[] {
  return shownQuestions(definition, answers).flatMap(({ id, kind }) => {
    const name = answers[id];
    return kind === 'person-name' && name ? [name] : [];
  });
}
