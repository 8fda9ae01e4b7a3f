// Code to show, issue and check certificates, without any store. Each build includes only the parts that it imports.
export { formatCertificateNumber, parseCertificateNumber } from './certificateNumber';
export { checkCertificate, checkNumber } from './checkCertificate';
export type { CheckResult, CheckSources, Found, NumberResult } from './checkCertificate';
export { toClaims } from './claims';
export type { CertificateClaims, SecondClaim } from './claims';
export { composeCertificate } from './composeCertificate';
export { findSecondText } from './findSecondText';
export {
  fillPlaceholders,
  isSameLabel,
  meaningOf,
  placeholderNames,
} from '../definitions/certificateText';
export { councilDay } from '../clock/councilDay';
export { drawCertificateNumber } from './drawCertificateNumber';
export { digestSecondText } from './digestSecondText';
export { digestToken } from './digestToken';
export {
  isDay,
  isEither,
  isListOf,
  isMissing,
  isObjectOf,
  isText,
  isTextLike,
  isTime,
  isWord,
} from './guards';
export type { Guard } from './guards';
export { maskName } from './maskName';
export { makeSigningKey, signCertificate } from './signCertificate';
export { portalReasonOf, portalReasons } from './portalReason';
export { statedAnswer } from './statedAnswer';
export { verifyAddress } from './verifyAddress';
export type {
  Certificate,
  CertificateFact,
  CertificateRecord,
  CertificateState,
  CertificateStatement,
  PublicKeyRecord,
  SecondText,
  SigningKey,
} from './Certificate';
