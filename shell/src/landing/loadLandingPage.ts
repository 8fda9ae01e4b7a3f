import { LandingPage } from './LandingPage';
import { landingParts } from './landingParts';

/**
 * The landing page alone for a first visitor. For whoever is signed in React renders its parts anew, as a session
 * becomes known that the document has not: with their code there, nothing is seen of it.
 */
export async function loadLandingPage() {
  // There is no document while the portal's own are rendered.
  const isSignedIn =
    typeof document === 'undefined' ? false : 'session' in document.documentElement.dataset;
  if (isSignedIn) {
    await Promise.all(Object.values(landingParts).map(({ load }) => load()));
  }
  return LandingPage;
}
