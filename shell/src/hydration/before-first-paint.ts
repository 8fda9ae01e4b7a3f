// Runs in the document's head, before anything is painted: marks on <html> what only this browser
// knows, for the style sheet of a prerendered document (FirstPaintStyle), and asks at once for what an
// area's address will need; and notes what is typed and pressed until React answers for it; and has the
// polyfills run first where the browser is an older one. The build compiles it into every document; its
// hash is in the content security policy.
import { loadPolyfills } from '../older-browsers/loadPolyfills';
import { needsPolyfills } from '../older-browsers/needsPolyfills';
import { askEarly } from './ask-early';
import { noteEarlyActs } from './early-acts';
import { markVisitor } from './mark-visitor';

const { area, polyfills } = document.currentScript?.dataset ?? {};
if (polyfills && needsPolyfills()) loadPolyfills(polyfills);
markVisitor(document.documentElement);
noteEarlyActs();
void askEarly(area?.split(' ') ?? []);
