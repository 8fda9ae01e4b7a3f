import type { PaymentMethod } from 'shared-data';
import type { DaySheetLine } from './daySheetLines';

interface Sum {
  /** Number of payments. */
  count: number;
  /** Number of cancellations, whenever the payment was. */
  cancelled: number;
  /** Whole rupees: payments less cancellations; negative if more was cancelled. */
  amount: number;
}

export type DaySheetTotals = Record<PaymentMethod | 'all', Sum>;

/** The totals of a day in cash and by UPI. */
export function daySheetTotals(lines: readonly DaySheetLine[]): DaySheetTotals {
  const sumOf = (of: readonly DaySheetLine[]): Sum => ({
    count: of.filter(({ kind }) => kind === 'taken').length,
    cancelled: of.filter(({ kind }) => kind === 'cancelled').length,
    amount: of.reduce((sum, { amount }) => sum + amount, 0),
  });
  return {
    cash: sumOf(lines.filter(({ payment }) => payment.method === 'cash')),
    upi: sumOf(lines.filter(({ payment }) => payment.method === 'upi')),
    all: sumOf(lines),
  };
}
