import type { Payment, PaymentMethod } from 'shared-data';

interface Sum {
  count: number;
  /** Whole rupees. */
  amount: number;
}

export type DaySheetTotals = Record<PaymentMethod | 'all', Sum>;

/** What a cashier has to find in the drawer and on the account: cancelled payments do not count. */
export function daySheetTotals(payments: readonly Payment[]): DaySheetTotals {
  const counted = payments.filter(({ cancelled }) => !cancelled);
  const sumOf = (of: readonly Payment[]): Sum => ({
    count: of.length,
    amount: of.reduce((sum, { amount }) => sum + amount, 0),
  });
  return {
    cash: sumOf(counted.filter(({ method }) => method === 'cash')),
    upi: sumOf(counted.filter(({ method }) => method === 'upi')),
    all: sumOf(counted),
  };
}
