import type { Payment } from 'shared-data';
import { councilDay } from 'shared-data/model';

/** One line of a day sheet: an amount that was paid or cancelled on its day, in cash or by UPI. */
export interface DaySheetLine {
  kind: 'taken' | 'cancelled';
  /** Whole rupees, negative where the payment was cancelled. */
  amount: number;
  payment: Payment;
}

/**
 * The lines of a day: first the payments of the day, also those that were cancelled later, so that a signed sheet does
 * not change; then the cancellations of the day, whenever the payment was.
 * @param payments the value of `watchDaySheet` for the day
 */
export function daySheetLines(payments: readonly Payment[], day: string): DaySheetLine[] {
  const taken = payments.filter((payment) => payment.day === day);
  const cancelled = payments.filter((payment) => cancelledDay(payment) === day);
  return [
    ...taken.map((payment): DaySheetLine => ({ kind: 'taken', amount: payment.amount, payment })),
    ...cancelled.map((payment): DaySheetLine => ({
      kind: 'cancelled',
      amount: -payment.amount,
      payment,
    })),
  ];
}

/** The council's day on which a payment was cancelled; undefined if it was not. */
export function cancelledDay({ cancelled }: Payment): string | undefined {
  return cancelled && councilDay(new Date(cancelled.at));
}
