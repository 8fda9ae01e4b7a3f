import { CertificateCode } from './CertificateCode';
import { makeCode } from './makeCode';
import { PaperSheet } from './PaperSheet';

const receipt = {
  council: { name: 'Village Council, Rampur' },
  language: undefined,
  title: { text: 'Receipt' },
  text: { text: 'The council has received this application.' },
  caption: 'What was received',
  rows: [
    { label: { text: 'Number' }, value: { text: '#PAN-2026-007' } },
    { label: { text: 'Service' }, value: { text: 'Residence Proof' } },
    { label: { text: 'Fee' }, value: { text: '₹20' } },
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

export function InTwoLanguages() {
  return (
    <PaperSheet
      {...receipt}
      language="mr"
      title={{ text: 'Receipt', second: 'पावती' }}
      text={{ ...receipt.text, second: 'ग्रामपंचायतीला हा अर्ज मिळाला आहे.' }}
      rows={[
        { label: { text: 'Number', second: 'क्रमांक' }, value: { text: '#PAN-2026-007' } },
        {
          label: { text: 'Service', second: 'सेवा' },
          value: { text: 'Residence Proof', second: 'रहिवासी दाखला' },
        },
        { label: { text: 'Fee', second: 'शुल्क' }, value: { text: '₹20' } },
      ]}
    />
  );
}

export function OnHalfAPage() {
  return <PaperSheet {...receipt} isHalf />;
}

export function OfASample() {
  return <PaperSheet {...receipt} stamp="Sample, not a receipt" />;
}
