import type { Watch } from '../kinds/Watch';
import type { UserId } from '../kinds/kinds';
import type { Payslip } from './payslipSchema';

export interface PayslipTotals {
  gross: number;
  deducted: number;
  net: number;
}

/** The sums of a payslip, in rupees. */
export function payslipTotals({ earnings, deductions }: Payslip): PayslipTotals {
  const sum = (lines: readonly { amount: number }[]) =>
    lines.reduce((total, { amount }) => total + amount, 0);
  const gross = sum(earnings);
  const deducted = sum(deductions);
  return { gross, deducted, net: gross - deducted };
}

/** The payslips' part of the port. */
export interface PayslipRecords {
  /** Newest first. */
  watch(uid: UserId): Watch<Payslip[]>;
}
