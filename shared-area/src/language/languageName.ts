import { activeLocales } from 'shared-platform';

/** What a language is called in the one that the portal is read in: 'Marathi'. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(activeLocales(), { type: 'language' }).of(tag) ?? tag;
}
