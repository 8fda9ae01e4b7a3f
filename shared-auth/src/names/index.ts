export { cleanEmail, isEmail } from './cleanEmail';
export { cleanText } from './cleanText';
export { personNameLimit, plainText } from './plainText';
