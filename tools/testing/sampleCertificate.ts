import type { Certificate } from 'shared-data/certificates';

/** A certificate as a store returns it. For tests. */
export const sampleCertificate: Certificate = {
  number: '000000000102V',
  applicationId: 'mine',
  applicationNumber: '#PAN-2026-007',
  appliedAt: '2026-11-14T05:30:00.000Z',
  serviceId: '3',
  version: 1,
  council: 'Village Council, Rampur',
  // In India this is already the next day.
  issuedAt: '2026-11-20T20:00:00.000Z',
  title: 'Income Certificate',
  text: 'This is to certify that Sunita Devi has an annual family income of ₹84,000 from agriculture.',
  holder: 'Sunita Devi',
  facts: [
    { label: 'Annual income', value: '₹84,000' },
    { label: 'Purpose', value: 'School fees' },
    { label: 'Village or ward', value: 'Ward 3' },
  ],
  table: ['Purpose', 'Village or ward'],
  validUntil: '2027-11-20',
  signatory: { name: 'Vikram Deshmukh', office: 'Secretary' },
  token: `eyJhbGciOiJFUzI1NiJ9.${'eyJpc3Mi'.repeat(60)}.${'c2lnbmF0'.repeat(11)}`,
  state: { kind: 'valid' },
};

/** The same certificate of a council whose language is Marathi. */
export const certificateInBoth: Certificate = {
  ...sampleCertificate,
  second: {
    language: 'mr',
    council: 'ग्रामपंचायत, रामपूर',
    title: 'उत्पन्नाचा दाखला',
    text: 'प्रमाणित करण्यात येते की Sunita Devi यांचे वार्षिक उत्पन्न शेतीतून ₹84,000 आहे.',
    facts: [
      { label: 'वार्षिक उत्पन्न', value: '₹84,000' },
      { label: 'कारण', value: 'शाळेचे शुल्क' },
      { label: 'गाव किंवा वॉर्ड', value: 'Ward 3' },
    ],
    signatory: { name: 'Vikram Deshmukh', office: 'सचिव' },
  },
};
