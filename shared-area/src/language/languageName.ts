import { activeLocales } from 'shared-platform';

/** The name of a language in the language of the page: 'Marathi'. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(activeLocales(), { type: 'language' }).of(tag) ?? tag;
}
