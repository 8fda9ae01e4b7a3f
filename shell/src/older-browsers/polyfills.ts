// For browsers between the floor of docs/browsers.md and those that need nothing of this. A file of its own,
// which the first script of a document asks for where `needsPolyfills` says so. core-js adds what is missing
// and leaves the rest alone.
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
