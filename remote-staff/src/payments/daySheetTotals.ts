import type { PaymentMethod } from 'shared-data';
import type { DaySheetLine } from './daySheetLines';

interface Sum {
  /** Payments that were taken. */
  count: number;
  /** Payments of whichever day that were cancelled. */
  cancelled: number;
  /** Whole rupees: taken less cancelled, below 0 where more was cancelled. */
  amount: number;
}

export type DaySheetTotals = Record<PaymentMethod | 'all', Sum>;

/** By how much a day has filled the drawer and the account. */
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
