/** A council with one key and one signed certificate, for tests of other packages. */
export { openCouncil } from '../../shared-data/src/certificates/testing/sampleCouncil';
