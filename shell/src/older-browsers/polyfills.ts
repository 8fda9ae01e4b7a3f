// For browsers above the floor of docs/browsers.md that lack some functions. A separate file, which the first
// script of a document requests if `needsPolyfills` returns true. core-js adds only what is missing.
import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last';
import 'core-js/actual/array/find-last-index';
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/object/has-own';
import 'core-js/actual/string/at';
import 'core-js/actual/structured-clone';
import 'core-js/actual/url/can-parse';
import { addPlatformFunctions } from './addPlatformFunctions';

addPlatformFunctions(globalThis);
