import { plainText } from 'shared-auth/names';

/** What '{Applicant}' stands for is no answer: whoever applied. */
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

function fold(text: string): string {
  return plainText(text).toLowerCase();
}
