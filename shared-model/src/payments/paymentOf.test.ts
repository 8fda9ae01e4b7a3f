import { sampleApplication } from '../applications/testing/sampleApplication';
import { paymentEntry } from './paymentEntry';
import { noteOf, paymentOf } from './paymentOf';

const by = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;
const taken = { receipt: 'R-2026-0001', day: '2026-07-02', at: '2026-07-02T10:00:00.000Z' };
const note = { receipt: taken.receipt, amount: 20, method: 'upi', at: taken.at } as const;
const payment = {
  ...note,
  application: 'a1',
  number: '#PAN-2026-001',
  service: 'Birth Certificate',
  applicant: 'Asha Rao',
  day: '2026-07-02',
  by: { uid: 'clerk', name: 'Meera' },
  reference: 'UPI1234',
};

describe('a payment', () => {
  it('has the application, the receipt and the person who took it', () => {
    const paid = { amount: 20, method: 'upi', reference: 'UPI1234', by } as const;
    expect(paymentOf(sampleApplication(), paid, taken)).toEqual(payment);
  });

  it('has no reference where it was paid in cash', () => {
    const paid = paymentOf(sampleApplication(), { amount: 20, method: 'cash', by }, taken);
    expect(Object.keys(paid)).not.toContain('reference');
  });

  it('leaves a note on its application', () => {
    expect(noteOf(payment)).toEqual(note);
  });

  it.each([
    ['recorded', 'payments-R-2026-0001'],
    ['cancelled', 'payments-R-2026-0001-cancelled'],
  ] as const)('is in the log as %s', (action, id) => {
    expect(paymentEntry(payment, action, by)).toEqual({
      id,
      by,
      kind: 'payment',
      action,
      subject: '#PAN-2026-001',
      detail: 'R-2026-0001, ₹20',
    });
  });
});
