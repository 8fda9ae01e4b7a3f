import { firstLanguage, type LanguageTag } from 'shared-ui/languages';
import { preferredLanguage } from './chosenLanguage';
import { languageOfPath, pathInLanguage } from './languagePaths';

/**
 * The language that somebody has chosen by a link which the browser has followed, before the portal's code was there or
 * in a new tab: the page before is the portal's own, and in another language. Where the browser's own wish may have
 * led, nobody has chosen.
 * @param referrer the address of the page before
 */
export function languageChosenByLink(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  referrer: string,
): LanguageTag | undefined {
  if (!referrer.startsWith(`${origin}/`)) return undefined;
  const language = languageOfPath(pathname) ?? firstLanguage;
  const before = languageOfPath(new URL(referrer).pathname) ?? firstLanguage;
  return language === before || language === preferredLanguage() ? undefined : language;
}

/**
 * Before the browser follows a link to a language, it leads to the page that is open: a document that stands at many
 * addresses knows none of them, and no document what stands after ? and #.
 */
export function leadToSamePage({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const { pathname, search, hash } = location;
  link.href = pathInLanguage(link.hreflang as LanguageTag, pathname) + search + hash;
}
