import type { Certificate } from 'shared-data/certificates';

/** A certificate as it comes out of a store. For tests. */
export const sampleCertificate: Certificate = {
  number: '000000000102V',
  applicationId: 'mine',
  applicationNumber: '#PAN-2026-007',
  appliedAt: '2026-11-14T05:30:00.000Z',
  serviceId: '3',
  version: 1,
  council: 'Village Council, Rampur',
  // The next day in India.
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
