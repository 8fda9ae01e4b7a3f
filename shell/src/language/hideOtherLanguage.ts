import { languageOfPath } from './languagePaths';

/** Milliseconds that the document stays hidden. If the portal does not load at all, the document is better than nothing. */
const longest = 4000;

/**
 * Hides a document that is not in the language of its address: the fallback documents, for addresses without a page
 * and for all addresses without a network, are in the first language. `openPortal` shows its own rendering instead.
 */
export function hideOtherLanguage(root: HTMLElement): void {
  const language = languageOfPath(location.pathname);
  if (language === undefined || language === root.lang) return;
  root.hidden = true;
  setTimeout(() => (root.hidden = false), longest);
}
