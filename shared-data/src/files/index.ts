export { documentName } from './documentName';
export {
  acceptedDocuments,
  acceptedEndings,
  canBeShown,
  documentType,
  documentTypes,
  endingOf,
  hasSignatureOf,
  shownType,
  signatureLength,
  typeOfEnding,
  unknownType,
} from './documentTypes';
export { openDocument } from './openDocument';
export { readBeginning } from './readBeginning';
export { saveFile } from './saveFile';
export { toCsv } from './toCsv';
