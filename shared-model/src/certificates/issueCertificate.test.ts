import { definitionWith } from '../../../tools/testing/sampleDefinition';
import type { Application } from '../applications/applicationSchema';
import { usualSettings } from '../settings/CouncilSettings';
import { issueCertificate } from './issueCertificate';
import { makeSigningKey } from './signCertificate';

it('counts the months of validity from the day in India, not from the device’s local day (#17)', async () => {
  const definition = definitionWith([], {
    certificate: {
      title: 'Income Certificate',
      text: 'The income of {applicant}.',
      table: [],
      signatory: { name: 'S. R. Patil', office: 'Gram Sevak' },
      months: 1,
    },
  });
  const submittedAt = '2026-11-20T10:00:00Z';
  const application: Application = {
    ...{ id: 'a', number: '#PAN-2026-001', service: 'Income Certificate', details: '' },
    applicant: { uid: 'u', name: 'Asha Kulkarni', email: 'asha@example.com' },
    ...{ status: 'recommended', priority: 'normal', submittedAt, updatedAt: submittedAt },
    ...{ revision: 1, documents: [], history: [] },
    form: { serviceId: '1', version: 1, answers: {}, papers: {} },
  };
  // In India it is already December.
  const at = new Date('2026-11-30T19:00:00Z');
  const key = { ...(await makeSigningKey()), uid: 'admin' };
  const issued = await issueCertificate({
    application,
    definition,
    council: usualSettings,
    at,
    key,
  });
  expect(issued?.validUntil).toBe('2027-01-01');
});
