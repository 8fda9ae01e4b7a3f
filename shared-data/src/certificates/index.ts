// What whoever shows, makes or checks a certificate needs, without any store: each build compiles in what it takes.
export {
  drawCertificateNumber,
  formatCertificateNumber,
  parseCertificateNumber,
} from './certificateNumber';
export type {
  Certificate,
  CertificateFact,
  CertificateRecord,
  CertificateState,
  CertificateStatement,
  PublicKeyRecord,
  SigningKey,
} from './Certificate';
