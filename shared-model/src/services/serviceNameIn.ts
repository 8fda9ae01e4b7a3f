import type { Service } from './serviceSchema';

/** A text, and the language that it is in. */
interface TextInLanguage {
  text: string;
  language: string;
}

/** A service's name in a language, or its first name where it is not translated (issue 20.4). */
export function serviceNameIn(
  { name, translations }: Pick<Service, 'name' | 'translations'>,
  language: string,
): TextInLanguage {
  const given = translations?.[language]?.name;
  return given ? { text: given, language } : { text: name, language: 'en' };
}
