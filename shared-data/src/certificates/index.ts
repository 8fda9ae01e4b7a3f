// What whoever shows, makes or checks a certificate needs, without any store: each build compiles in what it takes.
export {
  drawCertificateNumber,
  formatCertificateNumber,
  parseCertificateNumber,
} from './certificateNumber';
export { checkCertificate, checkNumber } from './checkCertificate';
export type { CheckResult, CheckSources, Found, NumberResult } from './checkCertificate';
export { toClaims } from './claims';
export type { CertificateClaims } from './claims';
export { composeCertificate } from './composeCertificate';
export { fillPlaceholders, isSameLabel, placeholderNames } from '../definitions/certificateText';
export { digestToken } from './digestToken';
export {
  isDay,
  isEither,
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
export { statedAnswer } from './statedAnswer';
export { verifyAddress } from './verifyAddress';
export type {
  Certificate,
  CertificateFact,
  CertificateRecord,
  CertificateState,
  CertificateStatement,
  PublicKeyRecord,
  SigningKey,
} from './Certificate';
