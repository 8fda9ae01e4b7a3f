/** A council with one key and one signed certificate, for tests of other packages. */
export { openCouncil } from '../../shared-model/src/certificates/testing/sampleCouncil';
