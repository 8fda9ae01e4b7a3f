// Runs in the document's head, before anything is painted: leads on to the address in the visitor's language, and hides what is in another language than its address; marks on <html> what only this browser knows, for the style sheet of a
// prerendered document (FirstPaintStyle), and asks at once for what an area's address will need; and notes what is typed
// and pressed until React answers for it; and has the polyfills run first where the browser is an older one. One that is
// below the promise is left with the document as it is. The build compiles it into every document; its hash is in the
// content security policy.
import { addressInPreferredLanguage } from '../language/chosenLanguage';
import { hideOtherLanguage } from '../language/hideOtherLanguage';
import { isWithinPromise, markAsEnough } from '../older-browsers/floorMark';
import { loadPolyfills, needsPolyfills } from '../older-browsers/loadPolyfills';
import { askEarly } from './askEarly';
import { recordInput } from './inputReplay';
import { markVisitor } from './markVisitor';

const address = addressInPreferredLanguage(location, document.referrer);
if (address !== undefined) {
  // Nothing is painted in the one language before the other is there.
  document.documentElement.hidden = true;
  location.replace(address);
}
const { area, polyfills } = document.currentScript?.dataset ?? {};
markVisitor(document.documentElement);
if (isWithinPromise()) {
  markAsEnough(document.documentElement);
  hideOtherLanguage(document.documentElement);
  if (polyfills && needsPolyfills()) loadPolyfills(polyfills);
  recordInput();
  void askEarly(area?.split(' ') ?? []);
}
