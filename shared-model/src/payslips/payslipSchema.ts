import * as v from 'valibot';
import { dayOnRecord } from '../fields/recordTime';

/** What a sum on a payslip is for. */
export const earningKinds = ['basic', 'dearness', 'houseRent', 'medical'] as const;
export type EarningKind = (typeof earningKinds)[number];

export const deductionKinds = ['providentFund', 'professionalTax', 'insurance'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

const amount = v.pipe(v.number(), v.minValue(0));

/** One month's pay of a member of staff. Sums are whole rupees. */
export const payslipSchema = v.object({
  /** The month that it pays for: 'YYYY-MM'. */
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  paidOn: dayOnRecord,
  earnings: v.array(v.object({ kind: v.picklist(earningKinds), amount })),
  deductions: v.array(v.object({ kind: v.picklist(deductionKinds), amount })),
  /** Set on sample records only, which belong to nobody. */
  sample: v.exactOptional(v.literal(true)),
});

export type Payslip = v.InferOutput<typeof payslipSchema>;
