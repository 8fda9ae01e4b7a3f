export {
  acceptedDocuments,
  acceptedEndings,
  canBeShown,
  documentName,
  documentType,
  documentTypes,
  endingOf,
  hasSignatureOf,
  shownType,
  signatureLength,
  toCsv,
  typeOfEnding,
  unknownType,
} from 'shared-model';
export { openDocument } from './openDocument';
export { readBeginning } from './readBeginning';
export { saveFile } from './saveFile';
