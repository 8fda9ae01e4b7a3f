import type { LanguageTag } from 'shared-ui/languages';
import { storeLanguage } from './chosenLanguage';
import { pathInLanguage } from './languagePaths';

/**
 * Before the browser follows a link to a language, in this tab or a new one, stores the choice, since an address
 * without a language redirects to the stored one. Also sets the link to the page that is open: a document for many
 * addresses does not know its address, and no document knows ? and #.
 */
export function leadToSamePage({ target, button }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  // The right button opens a menu: that is no choice.
  if (!link || button > 1) return;
  storeLanguage(link.hreflang as LanguageTag);
  const { pathname, search, hash } = location;
  link.href = pathInLanguage(link.hreflang as LanguageTag, pathname) + search + hash;
}
