import type { Watch } from '../kinds/Watch';
import type { UserId } from '../kinds/kinds';

/** What a sum on a payslip is for. */
export const earningKinds = ['basic', 'dearness', 'houseRent', 'medical'] as const;
export type EarningKind = (typeof earningKinds)[number];

export const deductionKinds = ['providentFund', 'professionalTax', 'insurance'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

/** One month's pay of a member of staff. Sums are whole rupees. */
export interface Payslip {
  /** The month that it pays for: 'YYYY-MM'. */
  month: string;
  /** A calendar day: 'YYYY-MM-DD'. */
  paidOn: string;
  earnings: { kind: EarningKind; amount: number }[];
  deductions: { kind: DeductionKind; amount: number }[];
  /** Set on sample records only, which belong to nobody. */
  sample?: true;
}

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
