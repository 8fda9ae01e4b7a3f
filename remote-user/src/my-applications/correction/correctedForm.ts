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
 * The questions of a definition that the citizen is asked again. A question that depends on one that was not opened is
 * only asked if it was asked before: its condition has not changed.
 */
export function openedDefinition(
  definition: ServiceDefinition,
  { answers }: FilledForm,
  opened: OpenedAnswers,
): ServiceDefinition {
  const isOpened = ({ id }: Question | Paper) => Object.hasOwn(opened, id);
  const shown = new Set(shownQuestions(definition, answers).map(({ id }) => id));
  const askedAgain = (question: Question): Question[] => {
    if (!isOpened(question)) return [];
    const { showIf, ...always } = question;
    if (!showIf || Object.hasOwn(opened, showIf.question)) return [question];
    return shown.has(question.id) ? [always] : [];
  };
  return {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...section,
      questions: section.questions.flatMap(askedAgain),
    })),
    papers: definition.papers.filter(isOpened),
  };
}

/** A form with the corrections applied; answers that were not asked again stay unchanged. */
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

/** The names of people on a form, by which the office finds the application. */
export function namesOn(definition: ServiceDefinition, { answers }: FilledForm): string[] {
  return shownQuestions(definition, answers).flatMap(({ id, kind }) => {
    const name = answers[id];
    return kind === 'person-name' && name ? [name] : [];
  });
}
