import { plainText } from 'shared-auth/names';
import type { Question, ServiceDefinition } from './definitionSchema';
import { labelKey } from './definitionTexts';
import { questionsOf } from './shownQuestions';

/**
 * What '{Applicant}' stands for is no answer: whoever applied. It is written into texts that are stored, so it is the same
 * in every language.
 */
export const applicantLabel = 'Applicant';

const placeholder = /\{([^{}]*)\}/g;

/** The names of the placeholders of a template's text, without blanks around them, each as often as it is there. */
export function placeholderNames(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = '']) => plainText(name));
}

/**
 * A template's text with something in place of its placeholders, in one go: braces in what is put in stay.
 * @param valueOf what a name stands for; undefined where the placeholder stays as it is
 */
export function fillPlaceholders(
  text: string,
  valueOf: (name: string) => string | undefined,
): string {
  return text.replace(placeholder, (whole, name: string) => valueOf(plainText(name)) ?? whole);
}

/** Whether a brace is opened and not closed, closed and not opened, or within another. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(placeholder, ''));
}

/** Whether a placeholder of this name means a question of this label: whatever the case, and the blanks between words. */
export function isSameLabel(name: string, label: string): boolean {
  return fold(name) === fold(label);
}

/** What a placeholder stands for: who applied, or the answer to a question. Both, or several, where its name is ambiguous. */
export interface PlaceholderMeaning {
  isApplicant: boolean;
  questions: Question[];
}

/**
 * What a placeholder of this name stands for. A question is named by its label; in the text of a further language by
 * that, or by its label in that language.
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
