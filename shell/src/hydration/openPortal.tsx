import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type {} from '../older-browsers/loadPolyfills';
import { findPageCode, landingParts } from '../pages';
import { portalPaths } from '../portalPaths';
import { neutralPage } from './documentPage';
import { replayInput } from './inputReplay';
import { NeutralDocument } from './NeutralDocument';

/**
 * Takes over a prerendered document, once there is the code for the page that it shows. A document of
 * another address, or none that is prerendered, is rendered anew. In an older browser the polyfills come first.
 */
export async function openPortal(root: HTMLElement, portal: ReactNode): Promise<void> {
  await globalThis.portalPolyfills;
  const { page } = root.dataset;
  const isNeutral = page === neutralPage;
  const taken = (
    <NeutralDocument value={isNeutral}>
      {portal}
      <ReplayInput />
    </NeutralDocument>
  );
  if (isNeutral || (page === location.pathname && (await isThere(page)))) {
    hydrateRoot(root, taken);
  } else {
    createRoot(root).render(taken);
  }
}

/** Last of all that is taken over: its effect runs when what is before it answers. */
function ReplayInput() {
  useEffect(replayInput, []);
  return null;
}

async function isThere(page: string): Promise<boolean> {
  const code = page === portalPaths.home ? findLandingCode() : findPageCode(page);
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

/**
 * Nothing for a first visitor. For whoever is signed in React renders the parts of the landing page anew, as a
 * session becomes known that the document has not: with their code there, nothing is seen of it.
 */
function findLandingCode() {
  if (document.documentElement.dataset.session === undefined) return undefined;
  const parts = Object.values(landingParts);
  return { load: () => Promise.all(parts.map(({ load }) => load())) };
}
