import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type {} from '../older-browsers/loadPolyfills';
import { activateLanguage } from 'shared-platform';
import { directionOf, firstLanguage } from 'shared-ui/languages';
import { languageOfPath, pathWithoutLanguage } from '../language/languagePaths';
import { waysOnCode } from '../not-found/waysOnCode';
import { findPageCode } from '../pages';
import { missingPage, neutralPage } from './documentPage';
import { loadPart } from './DocumentPart';
import { replayInput } from './inputReplay';
import { NeutralDocument } from './NeutralDocument';

/**
 * Hydrates a prerendered document after the code of its page is loaded. A document for another address, or one
 * that was not prerendered, is rendered on the client. An older browser loads the polyfills first.
 */
export async function openPortal(root: HTMLElement, portal: ReactNode): Promise<void> {
  await globalThis.portalPolyfills;
  const language = languageOfPath(location.pathname) ?? firstLanguage;
  // The fallback document, at an address without a document or without a network, is in the first language.
  const isOfLanguage = document.documentElement.lang === language;
  if (language !== firstLanguage) await activateLanguage(language, directionOf(language));
  const { page } = root.dataset;
  const isNeutral = page === neutralPage;
  const taken = (
    <NeutralDocument value={isNeutral}>
      {portal}
      <ReplayInput />
    </NeutralDocument>
  );
  if (isOfLanguage && (isNeutral || (page === location.pathname && (await isThere(page))))) {
    hydrateRoot(root, taken);
  } else {
    // The document for an address without a page is rendered on the client. Its part has to be shown at once.
    if (page === missingPage) await loadPart(waysOnCode);
    createRoot(root).render(taken);
  }
}

/** Rendered last: its effect runs after everything before it handles events. */
function ReplayInput() {
  // A layout effect, to run before the pages' effects: a hidden page takes no focus. During a redirect to an address in
  // a language, the document stays hidden.
  useLayoutEffect(() => {
    if (languageOfPath(location.pathname)) document.documentElement.hidden = false;
  }, []);
  useEffect(replayInput, []);
  return null;
}

async function isThere(address: string): Promise<boolean> {
  const page = pathWithoutLanguage(address);
  const code = findPageCode(page);
  if (!code) return true;
  try {
    await code.load();
    return true;
  } catch (error) {
    // The page itself offers to try again.
    console.warn(`The code of ${page} could not be fetched`, error);
    return false;
  }
}
