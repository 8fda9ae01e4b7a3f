/** Definitions that can be published, for tests of other packages. */
export {
  definition,
  paper,
  question,
} from '../../shared-model/src/definitions/testing/definitions';
