// Runs in the document's head, before anything is painted:
// - redirects to the address in the visitor's language, and hides a document in another language than its address;
// - marks on <html> what only this browser knows, for the style sheet of a prerendered document (FirstPaintStyle);
// - requests the files that an area's address will need;
// - records what is typed and pressed before hydration;
// - loads the polyfills in an older browser. In a browser below the promise, the document stays as it is.
// The build compiles it into every document; its hash is in the content security policy.
import { addressInPreferredLanguage } from '../language/chosenLanguage';
import { hideOtherLanguage } from '../language/hideOtherLanguage';
import { isWithinPromise, markAsEnough } from '../older-browsers/floorMark';
import { loadPolyfills, needsPolyfills } from '../older-browsers/loadPolyfills';
import { askEarly } from './askEarly';
import { recordInput } from './inputReplay';
import { markVisitor } from './markVisitor';

const address = addressInPreferredLanguage(location, document.referrer);
if (address !== undefined) {
  // Nothing is painted in this language before the document in the other one is loaded.
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
