import type { Payslip } from 'shared-model';
import { lastDayOfMonth } from './sampleTime';

const months = 6;

/** Six months of pay of the sample clerk, whose salary is 42,500 a month; newest first. */
export function samplePayslips(now: Date): Payslip[] {
  return Array.from({ length: months }, (_, index): Payslip => {
    const lastDay = lastDayOfMonth(now, -index - 1);
    return {
      month: lastDay.slice(0, 7),
      paidOn: lastDay,
      earnings: [
        { kind: 'basic', amount: 25_000 },
        { kind: 'dearness', amount: 9_500 },
        { kind: 'houseRent', amount: 6_750 },
        { kind: 'medical', amount: 1_250 },
      ],
      deductions: [
        { kind: 'providentFund', amount: 3_000 },
        { kind: 'professionalTax', amount: 200 },
        { kind: 'insurance', amount: 550 },
      ],
      sample: true,
    };
  });
}
