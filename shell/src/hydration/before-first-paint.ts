// Runs in the document's head, before anything is painted: marks on <html> what only this browser
// knows, for the style sheet of a prerendered document (FirstPaintStyle), and asks at once for what an
// area's address will need; and notes what is typed and pressed until React answers for it. The build compiles it into every document; its hash is in the content
// security policy.
import { askEarly } from './ask-early';
import { noteEarlyActs } from './early-acts';
import { markVisitor } from './mark-visitor';

markVisitor(document.documentElement);
noteEarlyActs();
void askEarly(document.currentScript?.dataset.area?.split(' ') ?? []);
