import { firstLanguage, otherLanguages, type LanguageTag } from 'shared-ui/languages';

const prefix = new RegExp(`^/(${otherLanguages.join('|')})(?=/|$)`);

/**
 * The language that an address is in. Undefined where the address leaves it to the visitor: codes on paper, and links
 * that are to open in the language of whoever follows them.
 */
export function languageOfPath(pathname: string): LanguageTag | undefined {
  return prefix.exec(pathname)?.[1] as LanguageTag | undefined;
}

/** '/hi' of '/hi/services'; '/' where the address has no language. The router's `basename`. */
export function basenameOf(pathname: string): string {
  return prefix.exec(pathname)?.[0] ?? '/';
}

/** The same page without its language: '/services' of '/hi/services'. */
export function pathWithoutLanguage(pathname: string): string {
  return pathname.replace(prefix, '') || '/';
}

/** The same page in another language: '/hi/services' of '/services' or '/mr/services'. */
export function pathInLanguage(language: LanguageTag, pathname: string): string {
  const path = pathWithoutLanguage(pathname);
  if (language === firstLanguage) return path;
  return `/${language}${path === '/' ? '' : path}`;
}
