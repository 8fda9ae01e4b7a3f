// In a chunk of its own, because few codes need it: those of certificates with a second language.
export { findSecondText } from 'shared-data/certificates';
