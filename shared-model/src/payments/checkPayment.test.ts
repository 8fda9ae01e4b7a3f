import { sampleApplication } from '../applications/testing/sampleApplication';
import { limits } from '../limits/limits';
import { checkCancelling, checkPayment } from './checkPayment';
import type { NewPayment } from './Payment';
import type { Payment } from './paymentSchema';

const clerk = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;
const admin = { uid: 'admin', name: 'Ravi', role: 'admin' } as const;
const note = {
  receipt: 'R-2026-0001',
  amount: 20,
  method: 'cash',
  at: '2026-07-02T10:00:00.000Z',
} as const;
const cash: NewPayment = { amount: 20, method: 'cash', by: clerk };
const upi: NewPayment = { amount: 20, method: 'upi', reference: 'UPI1234', by: clerk };

/** The name of the error that a check throws; 'ok' if it throws none. */
function resultOf(check: () => void): string {
  try {
    check();
    return 'ok';
  } catch (error) {
    return (error as Error).name;
  }
}

describe('checkPayment', () => {
  it.each<[string, NewPayment, number | undefined, string]>([
    ['cash of the fee', cash, 20, 'ok'],
    ['UPI of the fee with its reference', upi, 20, 'ok'],
    ['any amount where the fee is not known', { ...cash, amount: 35 }, undefined, 'ok'],
    ['the least amount', { ...cash, amount: 1 }, undefined, 'ok'],
    ['the highest amount', { ...cash, amount: limits.serviceFee }, undefined, 'ok'],
    ['by an admin', { ...cash, by: admin }, 20, 'ok'],
    ['by a citizen', { ...cash, by: { ...clerk, role: 'user' } }, 20, 'NotPermittedError'],
    ['less than the fee', { ...cash, amount: 19 }, 20, 'WrongPaymentError'],
    ['more than the fee', { ...cash, amount: 21 }, 20, 'WrongPaymentError'],
    ['nothing', { ...cash, amount: 0 }, undefined, 'WrongPaymentError'],
    ['a part of a rupee', { ...cash, amount: 20.5 }, undefined, 'WrongPaymentError'],
    [
      'more than any fee',
      { ...cash, amount: limits.serviceFee + 1 },
      undefined,
      'WrongPaymentError',
    ],
    ['cash with a reference', { ...cash, reference: 'UPI1234' }, 20, 'WrongPaymentError'],
    ['UPI without a reference', { ...cash, method: 'upi' }, 20, 'WrongPaymentError'],
    ['the shortest reference', { ...upi, reference: 'a'.repeat(6) }, 20, 'ok'],
    [
      'a reference that is too short',
      { ...upi, reference: 'a'.repeat(5) },
      20,
      'WrongPaymentError',
    ],
    ['the longest reference', { ...upi, reference: '9'.repeat(35) }, 20, 'ok'],
    [
      'a reference that is too long',
      { ...upi, reference: '9'.repeat(36) },
      20,
      'WrongPaymentError',
    ],
    ['a reference with a dash', { ...upi, reference: 'UPI-1234' }, 20, 'WrongPaymentError'],
  ])('%s', (_, payment, fee, result) => {
    expect(resultOf(() => checkPayment(sampleApplication(), payment, fee))).toBe(result);
  });

  it('refuses a payment for the own application', () => {
    const by = { ...clerk, uid: 'asha' };
    expect(resultOf(() => checkPayment(sampleApplication(), { ...cash, by }, 20))).toBe(
      'OwnApplicationError',
    );
  });

  it('refuses a second payment', () => {
    const paid = sampleApplication({ payment: note });
    expect(resultOf(() => checkPayment(paid, cash, 20))).toBe('PaidError');
  });
});

describe('checkCancelling', () => {
  const payment: Payment = {
    ...note,
    application: 'a1',
    number: '#PAN-2026-001',
    service: 'Birth Certificate',
    applicant: 'Asha Rao',
    day: '2026-07-02',
    by: { uid: 'clerk', name: 'Meera' },
  };
  const application = sampleApplication({ payment: note });
  const cancelling = { payment, application, by: admin, reason: 'Wrong citizen', isNeeded: false };
  const cancelled = { at: note.at, by: { uid: 'admin', name: 'Ravi' }, reason: 'Twice' };

  it.each<[string, Partial<Parameters<typeof checkCancelling>[0]>, string]>([
    ['by an admin, with a reason', {}, 'ok'],
    ['by a clerk', { by: clerk }, 'NotPermittedError'],
    ['of the own application', { by: { ...admin, uid: 'asha' } }, 'OwnApplicationError'],
    ['of a cancelled payment', { payment: { ...payment, cancelled } }, 'RecordNotFoundError'],
    [
      'of a payment that the application does not have',
      { application: sampleApplication() },
      'RecordNotFoundError',
    ],
    [
      'of an earlier payment of the application',
      { payment: { ...payment, receipt: 'R-2026-0000' } },
      'RecordNotFoundError',
    ],
    ['with a blank reason', { reason: ' ' }, 'WrongPaymentError'],
    ['with the longest reason', { reason: 'x'.repeat(limits.note) }, 'ok'],
    [
      'with a reason that is too long',
      { reason: 'x'.repeat(limits.note + 1) },
      'WrongPaymentError',
    ],
    ['while its certificate is valid', { isNeeded: true }, 'PaymentNeededError'],
  ])('%s', (_, changes, result) => {
    expect(resultOf(() => checkCancelling({ ...cancelling, ...changes }))).toBe(result);
  });

  it('names the receipt that it does not find', () => {
    expect(() => checkCancelling({ ...cancelling, application: sampleApplication() })).toThrow(
      /payment.*R-2026-0001/,
    );
  });
});
