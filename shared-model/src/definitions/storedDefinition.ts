import {
  array,
  exactOptional,
  looseObject,
  object,
  pipe,
  record,
  string,
  transform,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { definitionSchema, type Question, type ServiceDefinition } from './definitionSchema';
import {
  choiceKey,
  hintKey,
  labelKey,
  listAllTexts,
  paperNameKey,
  placeOfText,
  titleKey,
  type DefinitionText,
  type TextKey,
} from './definitionTexts';

/**
 * The texts of a stored definition's sections, questions, choices and papers, by kind and then by their keys (`listTexts`).
 * In maps of their own, all texts of a kind can be checked at once by firestore.rules, which have no loops.
 */
export interface StoredTexts {
  titles: Record<TextKey, string>;
  labels: Record<TextKey, string>;
  choices: Record<TextKey, string>;
  /** Of papers. */
  names: Record<TextKey, string>;
  /** Of questions and papers. */
  hints: Record<TextKey, string>;
}

/** A definition as a store has it: the sections, questions, choices and papers in it are without their texts. */
export interface StoredDefinition extends Omit<ServiceDefinition, 'sections' | 'papers'> {
  sections: object[];
  papers: object[];
  texts: StoredTexts;
}

/** The definition as it is stored; `storedDefinitionSchema` reads it. */
export function toStoredDefinition(definition: ServiceDefinition): StoredDefinition {
  const { sections, papers } = definition;
  return {
    ...definition,
    sections: sections.map(({ title: _, questions, ...section }) => ({
      ...section,
      questions: questions.map(withoutTexts),
    })),
    papers: papers.map(({ name: _, hint: _hint, ...paper }) => paper),
    texts: textsByKind(definition),
  };
}

function withoutTexts({ label: _, hint: _hint, ...question }: Question): object {
  if (!('choices' in question)) return question;
  return { ...question, choices: question.choices.map(({ label: _label, ...choice }) => choice) };
}

function textsByKind(definition: ServiceDefinition): StoredTexts {
  const texts: StoredTexts = { titles: {}, labels: {}, choices: {}, names: {}, hints: {} };
  for (const { key, text, kind } of listPartTexts(definition)) texts[kind][key] = text;
  return texts;
}

/** The texts of a definition's sections, questions, choices and papers, also empty ones. */
export function listPartTexts(
  definition: ServiceDefinition,
): (DefinitionText & { kind: keyof StoredTexts })[] {
  return listAllTexts(definition).flatMap((text) => {
    const kind = kindOfText(text.key);
    return kind ? [{ ...text, kind }] : [];
  });
}

/** Undefined for the texts of the service itself and of its certificate, which stay in their fields. */
function kindOfText(key: TextKey): keyof StoredTexts | undefined {
  const { at, field } = placeOfText(key);
  if (at === undefined) return undefined;
  switch (field) {
    case 'title':
      return 'titles';
    case 'label':
      return 'labels';
    case 'choices':
      return 'choices';
    case 'hint':
      return 'hints';
    default:
      return 'names';
  }
}

const texts = record(string(), string());
const part = { id: string() };

/** The part of a stored definition that is needed to find the owner of each text. The rest is checked with the texts. */
const withTextsApart = looseObject({
  sections: array(
    looseObject({
      ...part,
      questions: array(looseObject({ ...part, choices: exactOptional(array(looseObject(part))) })),
    }),
  ),
  papers: array(looseObject(part)),
  texts: object({ titles: texts, labels: texts, choices: texts, names: texts, hints: texts }),
});

/**
 * Reads a stored definition. Texts are taken from `texts` alone; a missing one is empty, as in an unfinished definition, a
 * missing hint is left out, and a text of nothing in the definition is ignored.
 */
export const storedDefinitionSchema: GenericSchema<unknown, ServiceDefinition> = pipe(
  withTextsApart,
  transform(putTextsBack),
  definitionSchema,
);

function putTextsBack(stored: InferOutput<typeof withTextsApart>): object {
  const { sections, papers, texts: given } = stored;
  const hintOf = (...hint: Parameters<typeof hintKey>) => {
    const text = given.hints[hintKey(...hint)];
    return text === undefined ? {} : { hint: text };
  };
  return {
    ...stored,
    sections: sections.map(({ questions, ...section }) => ({
      ...section,
      title: given.titles[titleKey(section.id)] ?? '',
      questions: questions.map(({ hint: _, choices, ...question }) => ({
        ...question,
        label: given.labels[labelKey(question.id)] ?? '',
        ...hintOf('question', question.id),
        choices: choices?.map((choice) => ({
          ...choice,
          label: given.choices[choiceKey(question.id, choice.id)] ?? '',
        })),
      })),
    })),
    papers: papers.map(({ hint: _, ...paper }) => ({
      ...paper,
      name: given.names[paperNameKey(paper.id)] ?? '',
      ...hintOf('paper', paper.id),
    })),
  };
}
