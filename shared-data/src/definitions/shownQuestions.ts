import type { Question, QuestionId, QuestionSection, ServiceDefinition } from './definitionSchema';
import type { Answers } from './filledFormSchema';

type Sections = Pick<ServiceDefinition, 'sections'>;

/** All questions of a definition, in their order. */
export function questionsOf({ sections }: Sections): Question[] {
  return sections.flatMap(({ questions }) => questions);
}

/**
 * The questions that are asked, in their order, by what has been answered so far. A condition is met by an earlier
 * question alone, and only while that is asked itself.
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

/** The sections with what is asked in each by what has been answered so far, without those in which nothing is asked. */
export function shownSections(definition: Sections, answers: Answers): QuestionSection[] {
  const shown = new Set(shownQuestions(definition, answers));
  return definition.sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter((question) => shown.has(question)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The questions by whose answers others are asked. */
export function decidingQuestions(definition: Sections): QuestionId[] {
  return [...new Set(questionsOf(definition).flatMap(({ showIf }) => showIf?.question ?? []))];
}
