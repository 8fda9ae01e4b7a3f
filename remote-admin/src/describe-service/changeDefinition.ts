import type { Paper, Question, QuestionSection, ServiceDefinition } from 'shared-data';
import { fillPlaceholders, isSameLabel, meaningOf } from 'shared-data/certificates';
import { certificateTextKey, labelKey, questionsOf, type TextKey } from 'shared-data/model';

export type Direction = 'up' | 'down';
export type Side = 'before' | 'after';

/** The same object with a property set, or without it where the value is undefined. */
export function withOptional<T extends object, Key extends keyof T>(
  of: T,
  key: Key,
  value: T[Key] | undefined,
): T {
  const copy = { ...of };
  if (value === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = value;
  return copy;
}

export function allQuestions({ sections }: ServiceDefinition): Question[] {
  return sections.flatMap(({ questions }) => questions);
}

export function replaceSection(
  definition: ServiceDefinition,
  id: string,
  change: (section: QuestionSection) => QuestionSection,
): ServiceDefinition {
  return withSections(definition, replaced(definition.sections, id, change));
}

export function replaceQuestion(
  definition: ServiceDefinition,
  id: string,
  change: (question: Question) => Question,
): ServiceDefinition {
  const before = allQuestions(definition).find((question) => question.id === id);
  const changed = inSections(definition, (questions) => replaced(questions, id, change));
  const after = allQuestions(changed).find((question) => question.id === id);
  return before && after ? withRenamedPlaceholder(changed, before, after) : changed;
}

/** The texts of a language by their keys. */
type Translation = [language: string, texts: Record<TextKey, string>];

/** Renames the placeholder of a question in the texts of the certificate, unless another question has the same label. */
function withRenamedPlaceholder(
  definition: ServiceDefinition,
  before: Question,
  after: Question,
): ServiceDefinition {
  const { certificate, translations } = definition;
  if (!certificate || before.label === after.label) return definition;
  const isMeant = (name: string) => isSameLabel(name, before.label);
  const others = allQuestions(definition).filter(({ id }) => id !== before.id);
  if (others.some(({ label }) => isMeant(label))) return definition;
  const renamed = (text: string) =>
    fillPlaceholders(text, (name) => (isMeant(name) ? `{${after.label}}` : undefined));
  const changed = {
    ...definition,
    certificate: { ...certificate, text: renamed(certificate.text) },
  };
  if (!translations) return changed;
  const languages = Object.entries(translations).map(([language, texts]): Translation => {
    const text = texts[certificateTextKey];
    // If the question has the same label in this language, the placeholder may mean that one.
    const isAlsoThere = isSameLabel(texts[labelKey(before.id)] ?? '', before.label);
    if (text === undefined || isAlsoThere) return [language, texts];
    return [language, { ...texts, [certificateTextKey]: renamed(text) }];
  });
  return { ...changed, translations: Object.fromEntries(languages) };
}

/**
 * The definition with a text set in a further language, or removed if it is empty. If the certificate's text in that
 * language names a question by its label there, its placeholder is renamed with the label.
 */
export function setTranslation(
  definition: ServiceDefinition,
  language: string,
  key: TextKey,
  text: string,
): ServiceDefinition {
  const before = definition.translations?.[language] ?? {};
  const texts = withOptional(before, key, text || undefined);
  const renamed = withRenamedIn(definition, language, texts, key);
  const translations = withOptional(
    definition.translations ?? {},
    language,
    Object.keys(renamed).length > 0 ? renamed : undefined,
  );
  return withOptional(
    definition,
    'translations',
    Object.keys(translations).length > 0 ? translations : undefined,
  );
}

function withRenamedIn(
  definition: ServiceDefinition,
  language: string,
  texts: Record<TextKey, string>,
  key: TextKey,
): Record<TextKey, string> {
  const before = definition.translations?.[language]?.[key];
  const text = texts[certificateTextKey];
  const question = questionsOf(definition).find(({ id }) => labelKey(id) === key);
  if (!question || !before || text === undefined) return texts;
  // A cleared label falls back to the first language.
  const name = texts[key] ?? question.label;
  const renamed = fillPlaceholders(text, (placeholder) => {
    const { isApplicant, questions } = meaningOf(placeholder, definition, language);
    const isMeant = !isApplicant && questions.length === 1 && questions[0] === question;
    return isMeant && isSameLabel(placeholder, before) ? `{${name}}` : undefined;
  });
  return { ...texts, [certificateTextKey]: renamed };
}

export function replacePaper(
  definition: ServiceDefinition,
  id: string,
  change: (paper: Paper) => Paper,
): ServiceDefinition {
  return withPapers(definition, replaced(definition.papers, id, change));
}

export function addSection(
  definition: ServiceDefinition,
  section: QuestionSection,
): ServiceDefinition {
  return { ...definition, sections: [...definition.sections, section] };
}

/** Adds the question at the end of a section; does nothing if the section no longer exists. */
export function addQuestion(
  definition: ServiceDefinition,
  sectionId: string,
  question: Question,
): ServiceDefinition {
  return replaceSection(definition, sectionId, (section) => ({
    ...section,
    questions: [...section.questions, question],
  }));
}

export function addPaper(definition: ServiceDefinition, paper: Paper): ServiceDefinition {
  return { ...definition, papers: [...definition.papers, paper] };
}

/** Inserts a copy after the original question, with its texts in further languages. */
export function insertQuestion(
  definition: ServiceDefinition,
  after: string,
  question: Question,
): ServiceDefinition {
  const original = allQuestions(definition).find(({ id }) => id === after);
  const copied = inSections(definition, (questions) =>
    inserted(questions, after, 'after', question),
  );
  return original ? withTextsOfCopy(copied, 'question', original, question) : copied;
}

/** Inserts a copy after the original paper, with its texts in further languages. */
export function insertPaper(
  definition: ServiceDefinition,
  after: string,
  paper: Paper,
): ServiceDefinition {
  const original = definition.papers.find(({ id }) => id === after);
  const copied = withPapers(definition, inserted(definition.papers, after, 'after', paper));
  return original ? withTextsOfCopy(copied, 'paper', original, paper) : copied;
}

/** A copy and its choices have new ids: each translated text is stored under the new id as well. */
function withTextsOfCopy<T extends Question | Paper>(
  definition: ServiceDefinition,
  of: 'question' | 'paper',
  original: T,
  copy: T,
): ServiceDefinition {
  const { translations } = definition;
  if (!translations) return definition;
  const ids = new Map([[original.id, copy.id]]);
  const copies = choicesOf(copy);
  choicesOf(original).forEach(({ id }, at) => ids.set(id, copies[at]?.id ?? id));
  const languages = Object.entries(translations).map(([language, texts]): Translation => {
    const ofCopy = Object.entries(texts)
      .filter(([key]) => key.startsWith(`${of}/${original.id}/`))
      .map(([key, text]) => [
        key
          .split('/')
          .map((part) => ids.get(part) ?? part)
          .join('/'),
        text,
      ]);
    return [language, { ...texts, ...Object.fromEntries(ofCopy) }];
  });
  return { ...definition, translations: Object.fromEntries(languages) };
}

function choicesOf(entry: Question | Paper): readonly { id: string }[] {
  return 'choices' in entry ? entry.choices : [];
}

/** Removes a section with its questions, or a question, or a paper. */
export function removeEntry(definition: ServiceDefinition, id: string): ServiceDefinition {
  const others = <T extends { id: string }>(list: T[]) => list.filter((one) => one.id !== id);
  const without = inSections(definition, others);
  return withPapers(withSections(without, others(without.sections)), others(without.papers));
}

/**
 * Moves a section, a question or a paper by one place. A question at the edge of its section goes to the end
 * of the section before, or to the beginning of the one after.
 */
export function moveEntry(
  definition: ServiceDefinition,
  id: string,
  direction: Direction,
): ServiceDefinition {
  const { sections, papers } = definition;
  if (papers.some((paper) => paper.id === id))
    return withPapers(definition, swapped(papers, id, direction));
  if (sections.some((section) => section.id === id))
    return withSections(definition, swapped(sections, id, direction));
  return moveQuestion(definition, id, direction);
}

/** Moves a question or a paper before or after another one, as by dragging; does nothing if they are of different kinds. */
export function placeEntry(
  definition: ServiceDefinition,
  id: string,
  side: Side,
  target: string,
): ServiceDefinition {
  if (id === target) return definition;
  const question = allQuestions(definition).find((one) => one.id === id);
  if (question) {
    if (!allQuestions(definition).some((one) => one.id === target)) return definition;
    return inSections(definition, (questions) =>
      inserted(
        questions.filter((one) => one.id !== id),
        target,
        side,
        question,
      ),
    );
  }
  const paper = definition.papers.find((one) => one.id === id);
  if (!paper || !definition.papers.some((one) => one.id === target)) return definition;
  const others = definition.papers.filter((one) => one.id !== id);
  return withPapers(definition, inserted(others, target, side, paper));
}

function moveQuestion(
  definition: ServiceDefinition,
  id: string,
  direction: Direction,
): ServiceDefinition {
  const { sections } = definition;
  const at = sections.findIndex(({ questions }) => questions.some((one) => one.id === id));
  const questions = sections[at]?.questions ?? [];
  const question = questions.find((one) => one.id === id);
  const edge = direction === 'up' ? questions.at(0) : questions.at(-1);
  if (!question) return definition;
  if (edge !== question) return inSections(definition, (list) => swapped(list, id, direction));
  const next = sections[at + (direction === 'up' ? -1 : 1)];
  if (!next) return definition;
  return replaceSection(removeEntry(definition, id), next.id, (section) => ({
    ...section,
    questions:
      direction === 'up' ? [...section.questions, question] : [question, ...section.questions],
  }));
}

function inSections(
  definition: ServiceDefinition,
  change: (questions: Question[]) => Question[],
): ServiceDefinition {
  const sections = definition.sections.map((section) => {
    const questions = change(section.questions);
    return isSameList(questions, section.questions) ? section : { ...section, questions };
  });
  return withSections(definition, sections);
}

// Unchanged parts keep their identity, so that they do not render again and create no undo step.

function withSections(definition: ServiceDefinition, sections: QuestionSection[]) {
  return isSameList(sections, definition.sections) ? definition : { ...definition, sections };
}

function withPapers(definition: ServiceDefinition, papers: Paper[]) {
  return isSameList(papers, definition.papers) ? definition : { ...definition, papers };
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((entry, at) => entry === other[at]);
}

function replaced<T extends { id: string }>(list: T[], id: string, change: (one: T) => T): T[] {
  return list.map((one) => (one.id === id ? change(one) : one));
}

function inserted<T extends { id: string }>(list: T[], target: string, side: Side, one: T): T[] {
  const at = list.findIndex(({ id }) => id === target);
  if (at === -1) return list;
  const index = side === 'before' ? at : at + 1;
  return [...list.slice(0, index), one, ...list.slice(index)];
}

/** The list with the given item swapped with its neighbour; unchanged at the end of the list. */
export function swapped<T extends { id: string }>(
  list: T[],
  id: string,
  direction: Direction,
): T[] {
  const at = list.findIndex((one) => one.id === id);
  const first = direction === 'up' ? at - 1 : at;
  const [one, other] = [list[first], list[first + 1]];
  if (!one || !other) return list;
  return [...list.slice(0, first), other, one, ...list.slice(first + 2)];
}
