import type { DefinitionField } from './definitionFaults';
import type {
  CertificateTemplate,
  Choice,
  PaperId,
  Question,
  QuestionId,
  QuestionSection,
  ServiceDefinition,
} from './definitionSchema';

/** The place of a text in a definition, such as 'question/child/label'; it stays the same in all versions with that entry. */
export type TextKey = string;

/** A text of a definition that can be translated. */
export interface DefinitionText {
  key: TextKey;
  /** The original text; not empty. */
  text: string;
}

/** The part of a definition that a text belongs to, in the terms of a `DefinitionProblem`. */
export interface TextPlace {
  /** The id of the section, question or paper; undefined for the service or its certificate. */
  at?: string;
  field: DefinitionField;
  choice?: string;
}

/** Changes a text, given its key. It is not called for texts that the definition leaves out. */
type Reword = (key: TextKey, text: string) => string;

/**
 * The texts of a definition that can be translated, in the order of the form.
 * (issue 20.4)
 */
export function listTexts(definition: ServiceDefinition): DefinitionText[] {
  return listAllTexts(definition).filter(({ text }) => text.trim() !== '');
}

/** As `listTexts`, with the empty texts of an unfinished definition. */
export function listAllTexts(definition: ServiceDefinition): DefinitionText[] {
  const texts: DefinitionText[] = [];
  reword(definition, (key, text) => {
    texts.push({ key, text });
    return text;
  });
  return texts;
}

/**
 * Translates a definition: texts without a translation in the language (`untranslatedTexts`) stay in the first language.
 * For the first language it returns the definition unchanged.
 */
export function definitionIn(definition: ServiceDefinition, language: string): ServiceDefinition {
  const given = definition.translations?.[language];
  if (!given) return definition;
  return reword(definition, (key, text) => givenText(given, key) ?? text);
}

/** Undefined if it is missing or contains only blanks. */
function givenText(given: Readonly<Record<TextKey, string>>, key: TextKey): string | undefined {
  const text = given[key]?.trim();
  return text === '' ? undefined : text;
}

/** The keys of the texts without a translation in the language. Not for the first language, which has them all. */
export function untranslatedTexts(
  definition: ServiceDefinition,
  language: string,
): ReadonlySet<TextKey> {
  const given = definition.translations?.[language] ?? {};
  const missing = listTexts(definition).filter(({ key }) => !given[key]?.trim());
  return new Set(missing.map(({ key }) => key));
}

/**
 * The used translations of a definition: only those of existing texts, in their order, without empty ones; undefined if
 * there are none. The order is always the same, so that equal definitions are equal as JSON.
 */
export function usedTranslations(definition: ServiceDefinition): ServiceDefinition['translations'] {
  const keys = listTexts(definition).map(({ key }) => key);
  const languages = Object.entries(definition.translations ?? {}).flatMap(([language, given]) => {
    const texts = keys.flatMap((key) => (given[key]?.trim() ? [[key, given[key]] as const] : []));
    return texts.length > 0 ? [[language, Object.fromEntries(texts)] as const] : [];
  });
  if (languages.length === 0) return undefined;
  return Object.fromEntries(languages.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A definition without unused translations, such as those of removed questions. */
export function withUsedTranslations(definition: ServiceDefinition): ServiceDefinition {
  const used = { ...definition };
  delete used.translations;
  const translations = usedTranslations(definition);
  return translations ? { ...used, translations } : used;
}

/** The key of a section's title. */
export function titleKey(id: QuestionSection['id']): TextKey {
  return `section/${id}`;
}

/** The key of a question's label. */
export function labelKey(id: QuestionId): TextKey {
  return `question/${id}/label`;
}

/** The key of the label of a question's choice. */
export function choiceKey(id: QuestionId, choice: Choice['id']): TextKey {
  return `question/${id}/choice/${choice}`;
}

/** The key of a paper's name. */
export function paperNameKey(id: PaperId): TextKey {
  return `paper/${id}/name`;
}

/** The key of a question's or paper's hint. */
export function hintKey(of: 'question' | 'paper', id: string): TextKey {
  return `${of}/${id}/hint`;
}

export const certificateTextKey: TextKey = 'certificate/text';

/** The part of a definition that a key refers to. */
export function placeOfText(key: TextKey): TextPlace {
  const [of, at = '', part, choice] = key.split('/');
  switch (of) {
    case 'section':
      return { at, field: 'title' };
    case 'question':
      if (choice !== undefined) return { at, field: 'choices', choice };
      return { at, field: part === 'hint' ? 'hint' : 'label' };
    case 'paper':
      return { at, field: part === 'hint' ? 'hint' : 'name' };
    case 'certificate':
      if (part) return { field: part === 'name' ? 'certificateSignatory' : 'certificateOffice' };
      return { field: at === 'title' ? 'certificateTitle' : 'certificateText' };
    case 'description':
    case 'category':
    case 'bring':
      return { field: of };
    default:
      return { field: 'name' };
  }
}

function reword(definition: ServiceDefinition, change: Reword): ServiceDefinition {
  const { name, description, category, place, sections, papers, certificate } = definition;
  return {
    ...definition,
    name: change('name', name),
    description: change('description', description),
    category: change('category', category),
    place: place.kind === 'office' ? { ...place, bring: change('bring', place.bring) } : place,
    sections: sections.map((section) => ({
      ...section,
      title: change(titleKey(section.id), section.title),
      questions: section.questions.map((question) => rewordQuestion(question, change)),
    })),
    papers: papers.map((paper) => ({
      ...paper,
      name: change(paperNameKey(paper.id), paper.name),
      ...(paper.hint === undefined ? {} : { hint: change(hintKey('paper', paper.id), paper.hint) }),
    })),
    ...(certificate ? { certificate: rewordCertificate(certificate, change) } : {}),
  };
}

function rewordQuestion(question: Question, change: Reword): Question {
  const { id, label, hint } = question;
  const texts = {
    label: change(labelKey(id), label),
    ...(hint === undefined ? {} : { hint: change(hintKey('question', id), hint) }),
  };
  if (question.kind !== 'one-of' && question.kind !== 'some-of') return { ...question, ...texts };
  const choices = question.choices.map((choice) => ({
    ...choice,
    label: change(choiceKey(id, choice.id), choice.label),
  }));
  return { ...question, ...texts, choices };
}

function rewordCertificate(template: CertificateTemplate, change: Reword): CertificateTemplate {
  const { title, text, signatory } = template;
  return {
    ...template,
    title: change('certificate/title', title),
    text: change(certificateTextKey, text),
    signatory: {
      name: change('certificate/signatory/name', signatory.name),
      office: change('certificate/signatory/office', signatory.office),
    },
  };
}
