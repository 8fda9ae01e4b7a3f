import type { LanguageTag } from 'shared-ui/languages';
import { storeLanguage } from './chosenLanguage';
import { pathInLanguage } from './languagePaths';

/**
 * Before the browser follows a link to a language, in this tab or a new one, the choice is kept, since an address without
 * a language leads to the one that is kept; and it leads to the page that is open: a document that stands at many
 * addresses knows none of them, and no document what stands after ? and #.
 */
export function leadToSamePage({ target, button }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  // The right button opens a menu, and chooses nothing.
  if (!link || button > 1) return;
  storeLanguage(link.hreflang as LanguageTag);
  const { pathname, search, hash } = location;
  link.href = pathInLanguage(link.hreflang as LanguageTag, pathname) + search + hash;
}
