export { describeStorageProblem } from './describeStorageProblem';
