import { firstLanguage, otherLanguages, type LanguageTag } from 'shared-ui/languages';

const prefix = new RegExp(`^/(${otherLanguages.join('|')})(?=/|$)`);

/**
 * The language of an address. Undefined for an address without one, which opens in the visitor's language: codes on
 * paper, and links that are the same for all readers.
 */
export function languageOfPath(pathname: string): LanguageTag | undefined {
  return prefix.exec(pathname)?.[1] as LanguageTag | undefined;
}

/** '/hi' of '/hi/services'; '/' where the address has no language. The router's `basename`. */
export function basenameOf(pathname: string): string {
  return prefix.exec(pathname)?.[0] ?? '/';
}

/**
 * The same page without its language: '/services' of '/hi/services'. It begins with one slash: two would lead to another site.
 */
export function pathWithoutLanguage(pathname: string): string {
  return pathname.replace(prefix, '').replace(/^[/\\]*/, '/');
}

/** The same page in another language: '/hi/services' of '/services' or '/mr/services'. */
export function pathInLanguage(language: LanguageTag, pathname: string): string {
  const path = pathWithoutLanguage(pathname);
  if (language === firstLanguage) return path;
  return `/${language}${path === '/' ? '' : path}`;
}
