import { type Payslip, payslipTotals } from 'shared-model';
import { samplePayslips } from '../samples/samplePayslips';

it('adds up the earnings and the deductions', () => {
  const payslip: Payslip = {
    month: '2026-10',
    paidOn: '2026-10-31',
    earnings: [
      { kind: 'basic', amount: 1000 },
      { kind: 'dearness', amount: 250 },
    ],
    deductions: [{ kind: 'insurance', amount: 50 }],
  };
  expect(payslipTotals(payslip)).toEqual({ gross: 1250, deducted: 50, net: 1200 });
});

it('has six sample months that add up to the salary, the last one finished', () => {
  const payslips = samplePayslips(new Date(2026, 0, 15));
  expect(payslips.map(({ month, paidOn }) => [month, paidOn])).toEqual([
    ['2025-12', '2025-12-31'],
    ['2025-11', '2025-11-30'],
    ['2025-10', '2025-10-31'],
    ['2025-09', '2025-09-30'],
    ['2025-08', '2025-08-31'],
    ['2025-07', '2025-07-31'],
  ]);
  expect(payslips.map((payslip) => payslipTotals(payslip).gross)).toEqual(Array(6).fill(42_500));
});
