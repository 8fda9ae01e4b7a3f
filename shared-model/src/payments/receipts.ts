import type { IsoDay, ReceiptNumber } from '../kinds/kinds';
import type { Payment } from './paymentSchema';

/** The number of a receipt: 'R-2026-0001'. */
export function receiptNumber(year: number, running: number): ReceiptNumber {
  return `R-${year}-${String(running).padStart(4, '0')}`;
}

/** The council's year that a payment is numbered in. */
export function yearOf(day: IsoDay): number {
  return Number(day.slice(0, 4));
}

/** In the order of their receipts, also where there are more than 9999 in a year. */
function byReceipt(one: Payment, other: Payment): number {
  return one.receipt.localeCompare(other.receipt, 'en', { numeric: true });
}

/** Joins lists of payments in the order of their receipts, without duplicates. */
export function joinByReceipt(...lists: readonly (readonly Payment[])[]): Payment[] {
  const joined = new Map(lists.flat().map((payment) => [payment.receipt, payment]));
  return [...joined.values()].sort(byReceipt);
}

/** The latest first, in whichever year they were taken. */
export function latestFirst(one: Payment, other: Payment): number {
  return byReceipt(other, one);
}
