import { verifyAddress } from 'shared-data/certificates';
import { certificateInBoth, sampleCertificate } from '../../../tools/testing/sampleCertificate';
import { CertificateSheet } from './CertificateSheet';

const { number, token } = sampleCertificate;
const issued = { number, address: verifyAddress(token, 'https://council.example') };

export function Issued() {
  return <CertificateSheet certificate={sampleCertificate} issued={issued} />;
}

export function InTwoLanguages() {
  return <CertificateSheet certificate={certificateInBoth} issued={issued} />;
}

export function BeforeItIsIssued() {
  return <CertificateSheet certificate={sampleCertificate} />;
}

export function Revoked() {
  return (
    <CertificateSheet certificate={sampleCertificate} issued={issued} stamp="Not valid: revoked" />
  );
}
