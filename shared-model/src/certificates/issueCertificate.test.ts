import { definitionWith } from '../../../tools/testing/sampleDefinition';
import type { Application } from '../applications/applicationSchema';
import { usualSettings } from '../settings/CouncilSettings';
import { digestSecondText } from './digestSecondText';
import { digestToken } from './digestToken';
import { issueCertificate } from './issueCertificate';
import { readToken } from './readToken';
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
    id: 'a',
    number: '#PAN-2026-001',
    service: 'Income Certificate',
    details: '',
    applicant: { uid: 'u', name: 'Asha Kulkarni', email: 'asha@example.com' },
    status: 'recommended',
    priority: 'normal',
    submittedAt,
    updatedAt: submittedAt,
    revision: 1,
    documents: [],
    history: [],
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

describe('an issued certificate', () => {
  const sent = '2026-11-20T10:00:00.000Z';
  const at = new Date('2026-12-01T10:00:00.000Z');
  const application = {
    id: 'a',
    number: '#PAN-2026-001',
    service: 'Income Certificate',
    details: '',
    applicant: { uid: 'u', name: 'Asha Kulkarni', email: 'asha@example.com' },
    status: 'recommended',
    priority: 'normal',
    submittedAt: sent,
    updatedAt: sent,
    revision: 1,
    documents: [],
    history: [],
    form: { serviceId: '1', version: 2, answers: { ward: '3', child: 'Om' }, papers: {} },
  } as Application;
  const questions = ['ward', 'child', 'father'].map((id) => ({
    ...({ id, kind: 'short-text', label: id, required: false } as const),
  }));
  const certificate = {
    title: 'Income Certificate',
    text: 'The income of {applicant}.',
    table: ['ward', 'child', 'father'],
    signatory: { name: 'P', office: 'Gram Sevak' },
  };
  const definition = definitionWith(questions, { certificate });
  const issue = async (more: Partial<Parameters<typeof issueCertificate>[0]> = {}) => {
    const key = { ...(await makeSigningKey()), uid: 'admin' };
    const of = { application, definition, council: usualSettings, at, key, ...more };
    return { key, issued: await issueCertificate(of) };
  };

  it('has the application, the version and what is signed', async () => {
    const { key, issued } = await issue();
    expect(issued).toMatchObject({
      applicationId: 'a',
      applicationNumber: '#PAN-2026-001',
      appliedAt: sent,
      serviceId: '1',
      version: 2,
      council: 'Village Council',
      issuedAt: at.toISOString(),
      holder: 'Asha Kulkarni',
      maskedHolder: 'A••• K•••',
      kid: key.kid,
    });
    expect(issued).not.toHaveProperty('corrected');
    expect(issued).not.toHaveProperty('secondDigest');
    const token = issued?.token ?? '';
    expect(issued?.digest).toBe(await digestToken(token));
    expect(readToken(token)).toEqual({
      kind: 'unverified',
      kid: key.kid,
      claims: {
        issuer: location.origin,
        id: issued?.number,
        title: 'Income Certificate',
        validFrom: at.toISOString(),
        credentialSubject: {
          name: 'Asha Kulkarni',
          facts: [
            { label: 'ward', value: '3' },
            { label: 'child', value: 'Om' },
          ],
        },
      },
    });
  });

  it('states corrected answers, and keeps those that differ from the form', async () => {
    const before = { corrected: { child: 'Aum', ward: '4' } };
    const { issued } = await issue({ before, corrected: { ward: '3', father: 'Ravi' } });
    expect(issued?.facts.map(({ value }) => value)).toEqual(['3', 'Aum', 'Ravi']);
    expect(issued?.corrected).toEqual({ child: 'Aum', father: 'Ravi' });
    const { issued: same } = await issue({ corrected: { father: '' } });
    expect(same).not.toHaveProperty('corrected');
  });

  it('signs the digest of its text in the council’s language', async () => {
    const translations = { mr: { 'certificate/text': 'उत्पन्न', 'certificate/title': 'दाखला' } };
    const { issued } = await issue({
      definition: { ...definition, translations },
      council: { ...usualSettings, language: 'mr' },
    });
    expect(issued?.second).toMatchObject({ language: 'mr', title: 'दाखला' });
    const digest = issued?.second && (await digestSecondText(issued.second));
    expect(issued?.secondDigest).toBe(digest);
    const read = readToken(issued?.token ?? '');
    expect(read).toMatchObject({ claims: { second: { language: 'mr', digest } } });
  });

  it('is none without a form, without a template, and where the office answers', async () => {
    const none = [
      { application: { ...application, form: undefined } },
      { definition: definitionWith(questions) },
      { definition: definitionWith(questions, { certificate, outcome: 'answer' }) },
    ];
    for (const of of none) expect((await issue(of)).issued).toBeUndefined();
  });
});
