import { CertificateCode } from './CertificateCode';
import { makeCode } from './makeCode';
import { PaperSheet } from './PaperSheet';

const receipt = {
  council: { name: 'Village Council, Rampur' },
  title: 'Receipt',
  text: 'The council has received this application.',
  caption: 'What was received',
  rows: [
    { label: 'Number', value: '#PAN-2026-007' },
    { label: 'Service', value: 'रहिवासी दाखला', lang: 'mr' },
    { label: 'Fee', value: '₹20' },
  ],
  foot: (
    <CertificateCode
      code={makeCode('https://council.example/track#7K2M-Q9XD-04T0-B')}
      label="The address at which this application is followed"
    />
  ),
};

export function Receipt() {
  return <PaperSheet {...receipt} />;
}

export function OnHalfAPage() {
  return <PaperSheet {...receipt} isHalf />;
}

export function OfASample() {
  return <PaperSheet {...receipt} stamp="Sample, not a receipt" />;
}
