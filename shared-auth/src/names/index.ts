export { personNameLimit } from './personNameLimit';
export { plainText } from './plainText';
