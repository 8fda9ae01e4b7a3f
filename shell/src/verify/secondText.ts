// What is asked for by few codes: those of certificates that state something in a second language as well.
export { findSecondText } from 'shared-data/certificates';
