export { cleanEmail, cleanText, isEmail, personNameLimit, plainText } from 'shared-model';
