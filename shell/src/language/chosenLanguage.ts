import { firstLanguage, languages, type LanguageTag } from 'shared-ui/languages';
import { languageOfPath, pathInLanguage } from './languagePaths';

/** Local storage key of the chosen language, and the name of the window's event for a new choice. */
export const languageKey = 'portal-language';

export const tagOf = (wanted: string | null | undefined): LanguageTag | undefined =>
  languages.find(({ tag }) => tag === wanted?.split('-')[0])?.tag;

/** Stores a choice for the next visit and notifies. Without storage, only the address holds the language. */
export function keepLanguage(language: LanguageTag): void {
  storeLanguage(language);
  dispatchEvent(new Event(languageKey));
}

/** The same without a notification, for a time without listeners. */
export function storeLanguage(language: LanguageTag): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is blocked: only the address holds the language.
  }
}

/** The language that was chosen in this browser. */
export function keptLanguage(): LanguageTag | undefined {
  try {
    return tagOf(localStorage.getItem(languageKey));
  } catch {
    // Storage is blocked: the browser's languages decide.
    return undefined;
  }
}

/** The stored choice; without one, the first of the browser's languages that the portal has. */
export function preferredLanguage(): LanguageTag {
  return (
    keptLanguage() ??
    navigator.languages.map(tagOf).find((tag) => tag !== undefined) ??
    firstLanguage
  );
}

/**
 * The redirect target of an address without a language, for a visitor who reads another language than the first. It
 * keeps ? and #, which may hold a certificate.
 * @param referrer of the document. If that page has a language in its address, the visitor has followed its link to
 *   English, so there is no redirect. From the browser's own menu, that link opens without a click that stores the choice.
 */
export function addressInPreferredLanguage(
  { origin, pathname, search, hash }: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>,
  referrer: string,
): string | undefined {
  if (languageOfPath(pathname) ?? languageOfPath(referrer.replace(origin, ''))) return undefined;
  const language = preferredLanguage();
  if (language === firstLanguage) return undefined;
  return pathInLanguage(language, pathname) + search + hash;
}
