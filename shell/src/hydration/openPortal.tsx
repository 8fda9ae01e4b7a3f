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
 * Takes over a prerendered document, once there is the code for the page that it shows. A document of
 * another address, or none that is prerendered, is rendered anew. In an older browser the polyfills come first.
 */
export async function openPortal(root: HTMLElement, portal: ReactNode): Promise<void> {
  await globalThis.portalPolyfills;
  const language = languageOfPath(location.pathname) ?? firstLanguage;
  // At an address that has no document, and without a network, the one that stands in is in the first language.
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
    // The document of an address that nothing stands at does not know the address: what it shows is there from the start.
    if (page === missingPage) await loadPart(waysOnCode);
    createRoot(root).render(taken);
  }
}

/** Last of all that is taken over: its effect runs when what is before it answers. */
function ReplayInput() {
  // Before the effects of the pages: what is hidden takes no focus. One that is being left for an address in a language stays so.
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
