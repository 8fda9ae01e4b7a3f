import { payslipTotals } from './Payslip';

it('sums what a payslip pays and deducts', () => {
  const payslip = {
    month: '2026-06',
    paidOn: '2026-06-30',
    earnings: [
      { kind: 'basic' as const, amount: 30_000 },
      { kind: 'medical' as const, amount: 1_000 },
    ],
    deductions: [
      { kind: 'providentFund' as const, amount: 3_600 },
      { kind: 'insurance' as const, amount: 400 },
    ],
  };
  expect(payslipTotals(payslip)).toEqual({ gross: 31_000, deducted: 4_000, net: 27_000 });
});
