export { documentName } from './documentName';
export {
  acceptedDocuments,
  canBeShown,
  documentType,
  documentTypes,
  endingOf,
  hasSignatureOf,
  isAcceptedEnding,
  shownType,
  signatureLength,
  unknownType,
} from './documentTypes';
export { openDocument } from './openDocument';
export { readBeginning } from './readBeginning';
export { saveFile } from './saveFile';
export { toCsv } from './toCsv';
