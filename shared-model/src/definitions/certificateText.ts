import { plainText } from '../texts/plainText';
import type { Question, ServiceDefinition } from './definitionSchema';
import { labelKey } from './definitionTexts';
import { questionsOf } from './shownQuestions';

/**
 * The placeholder '{Applicant}' is replaced by the applicant's name, not by an answer. It is part of stored texts, so it
 * is the same in every language.
 */
export const applicantLabel = 'Applicant';

const placeholder = /\{([^{}]*)\}/g;

/** The names of the placeholders in a template's text, trimmed, with duplicates. */
export function placeholderNames(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = '']) => plainText(name));
}

/**
 * Replaces the placeholders of a template's text in one pass: braces in inserted values are not replaced again.
 * @param valueOf returns the value for a name; undefined leaves the placeholder unchanged
 */
export function fillPlaceholders(
  text: string,
  valueOf: (name: string) => string | undefined,
): string {
  return text.replace(placeholder, (whole, name: string) => valueOf(plainText(name)) ?? whole);
}

/** Whether a brace is not closed, not opened, or nested in another. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(placeholder, ''));
}

/** Whether a placeholder with this name refers to a question with this label; ignores case and extra blanks. */
export function isSameLabel(name: string, label: string): boolean {
  return fold(name) === fold(label);
}

/** The meaning of a placeholder: the applicant, or the answer to a question. Both or several if its name is ambiguous. */
export interface PlaceholderMeaning {
  isApplicant: boolean;
  questions: Question[];
}

/**
 * The meaning of a placeholder with this name. It refers to a question by its label; in the text of a further language
 * by that label, or by the label in that language.
 * @param language of the text; undefined for the first
 */
export function meaningOf(
  name: string,
  definition: Pick<ServiceDefinition, 'sections' | 'translations'>,
  language?: string,
): PlaceholderMeaning {
  const given = language === undefined ? undefined : definition.translations?.[language];
  return {
    isApplicant: isSameLabel(name, applicantLabel),
    questions: questionsOf(definition).filter(({ id, label }) => {
      const translated = given?.[labelKey(id)]?.trim();
      return isSameLabel(name, label) || (translated && isSameLabel(name, translated));
    }),
  };
}

function fold(text: string): string {
  return plainText(text).toLowerCase();
}
