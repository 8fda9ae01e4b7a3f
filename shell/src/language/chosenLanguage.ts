import { firstLanguage, languages, type LanguageTag } from 'shared-ui/languages';
import { languageOfPath, pathInLanguage } from './languagePaths';

/** Where this browser keeps the language that somebody has chosen, and the event of the window that says so. */
export const languageKey = 'portal-language';

export const tagOf = (wanted: string | null | undefined): LanguageTag | undefined =>
  languages.find(({ tag }) => tag === wanted?.split('-')[0])?.tag;

/** Keeps a choice for the next visit. Without storage it lasts as long as the address is followed. */
export function keepLanguage(language: LanguageTag): void {
  storeLanguage(language);
  dispatchEvent(new Event(languageKey));
}

/** The same where nobody listens yet. */
export function storeLanguage(language: LanguageTag): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is blocked: the address says it.
  }
}

/** What somebody has chosen in this browser. */
export function keptLanguage(): LanguageTag | undefined {
  try {
    return tagOf(localStorage.getItem(languageKey));
  } catch {
    // Storage is blocked: the browser says it.
    return undefined;
  }
}

/** The kept choice; without one, the first language of the browser's that the portal has. */
export function preferredLanguage(): LanguageTag {
  return (
    keptLanguage() ??
    navigator.languages.map(tagOf).find((tag) => tag !== undefined) ??
    firstLanguage
  );
}

/**
 * Where an address without a language leads a visitor who reads another one than the first. What stands after ? and #
 * goes along: it may be a certificate.
 * @param referrer of the document. A page in a language has one kind of link to an address without any: the one to
 *   English. From the browser's own menu it is opened without a press that would keep the choice.
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
