export { personNameLimit, plainText } from './plainText';
