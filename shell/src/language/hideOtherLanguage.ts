import { languageOfPath } from './languagePaths';

/** How long nothing is better than the other language. Where the portal does not come at all, that is all there is. */
const longest = 4000;

/**
 * Hides a document that is not in the language of its address: what stands for addresses that nothing stands at, and for
 * all others without a network, is in the first language. `openPortal` shows what it renders in its place.
 */
export function hideOtherLanguage(root: HTMLElement): void {
  const language = languageOfPath(location.pathname);
  if (language === undefined || language === root.lang) return;
  root.hidden = true;
  setTimeout(() => (root.hidden = false), longest);
}
