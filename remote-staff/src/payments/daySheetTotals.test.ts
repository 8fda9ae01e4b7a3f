import type { Payment } from 'shared-data';
import { daySheetTotals } from './daySheetTotals';

const payment = (parts: Partial<Payment>): Payment => ({
  ...{
    receipt: 'R-2026-0001',
    application: 'a1',
    number: '#PAN-2026-001',
    service: 'Trade License',
  },
  ...{ applicant: 'Asha Rao', amount: 50, method: 'cash', day: '2026-12-06' },
  ...{ at: '2026-12-06T05:30:00.000Z', by: { uid: 'staff-1', name: 'Dev Joshi' } },
  ...parts,
});
const cancelled: Payment['cancelled'] = {
  ...{ at: '2026-12-06T06:30:00.000Z', reason: 'Paid twice.' },
  by: { uid: 'admin-1', name: 'Esha Kulkarni' },
};

describe('daySheetTotals', () => {
  it.each<[string, Partial<Payment>[], [cash: number, upi: number, all: number]]>([
    ['nothing', [], [0, 0, 0]],
    ['cash', [{}, { amount: 20 }], [70, 0, 70]],
    ['both', [{}, { method: 'upi', amount: 30 }], [50, 30, 80]],
    ['no cancelled payment', [{}, { cancelled }, { method: 'upi', cancelled }], [50, 0, 50]],
  ])('sums up %s (#18.5)', (_what, payments, [cash, upi, all]) => {
    const totals = daySheetTotals(payments.map(payment));
    expect([totals.cash.amount, totals.upi.amount, totals.all.amount]).toEqual([cash, upi, all]);
    expect(totals.all.count).toBe(totals.cash.count + totals.upi.count);
  });
});
