import { sampleApplication } from '../applications/testing/sampleApplication';
import { definition } from '../definitions/testing/definitions';
import { feeOf, requirePayment } from './feeOf';

const certificate = {
  title: 'Certificate',
  text: 'About {Applicant}',
  table: [],
  signatory: { name: 'Ravi', office: 'Secretary' },
};
const waiting = definition({
  fee: 20,
  outcome: 'certificate',
  certificate: { ...certificate, paidFirst: true },
});

it.each([
  ['waits for the payment', waiting, { amount: 20, paidFirst: true }],
  ['does not wait where it is free', { ...waiting, fee: 0 }, { amount: 0, paidFirst: false }],
  [
    'does not wait where the template does not say so',
    { ...waiting, certificate },
    { amount: 20, paidFirst: false },
  ],
  [
    'does not wait without a template',
    definition({ fee: 20, outcome: 'certificate' }),
    { amount: 20, paidFirst: false },
  ],
  [
    'does not wait where the office answers',
    { ...waiting, outcome: 'answer' as const },
    { amount: 20, paidFirst: false },
  ],
])('a certificate %s', (_, of, fee) => {
  expect(feeOf(of)).toEqual(fee);
});

describe('requirePayment', () => {
  const payment = {
    receipt: 'R-2026-0001',
    amount: 20,
    method: 'cash' as const,
    at: '2026-07-02T10:00:00.000Z',
  };

  it('throws with the fee where a certificate waits for it', () => {
    expect(() => requirePayment(sampleApplication(), waiting)).toThrow(
      expect.objectContaining({ name: 'UnpaidError', fee: 20 }) as Error,
    );
  });

  it('accepts a paid application, and one whose certificate does not wait', () => {
    expect(() => requirePayment(sampleApplication({ payment }), waiting)).not.toThrow();
    expect(() => requirePayment(sampleApplication(), { ...waiting, fee: 0 })).not.toThrow();
  });
});
