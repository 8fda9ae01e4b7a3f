import { LandingPage } from './LandingPage';
import { landingParts } from './landingParts';

/**
 * For a first visitor, loads only the landing page. For a signed-in person it also loads the page's parts: React
 * renders them again, because the document has no session, and with their code loaded nothing flickers.
 */
export async function loadLandingPage() {
  // There is no `document` while the pages are prerendered.
  const isSignedIn =
    typeof document === 'undefined' ? false : 'session' in document.documentElement.dataset;
  if (isSignedIn) {
    await Promise.all(Object.values(landingParts).map(({ load }) => load()));
  }
  return LandingPage;
}
