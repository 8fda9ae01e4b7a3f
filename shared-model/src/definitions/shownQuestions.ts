import type { Question, QuestionId, QuestionSection, ServiceDefinition } from './definitionSchema';
import type { Answers } from './filledFormSchema';

type Sections = Pick<ServiceDefinition, 'sections'>;

/** All questions of a definition, in their order. */
export function questionsOf({ sections }: Sections): Question[] {
  return sections.flatMap(({ questions }) => questions);
}

/**
 * The visible questions for the answers given so far, in order. A condition can be met only by an earlier question that
 * is visible itself.
 */
export function shownQuestions(definition: Sections, answers: Answers): Question[] {
  const shown = new Set<QuestionId>();
  return questionsOf(definition).filter(({ id, showIf }) => {
    const isShown =
      !showIf || (shown.has(showIf.question) && answers[showIf.question] === showIf.answer);
    if (isShown) shown.add(id);
    return isShown;
  });
}

/** The sections with their visible questions for the answers given so far, without sections that have none. */
export function shownSections(definition: Sections, answers: Answers): QuestionSection[] {
  const shown = new Set(shownQuestions(definition, answers));
  return definition.sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter((question) => shown.has(question)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The questions that conditions of other questions depend on. */
export function decidingQuestions(definition: Sections): QuestionId[] {
  return [...new Set(questionsOf(definition).flatMap(({ showIf }) => showIf?.question ?? []))];
}
