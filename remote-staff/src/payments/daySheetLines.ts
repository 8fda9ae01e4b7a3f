import type { Payment } from 'shared-data';
import { councilDay } from 'shared-data/model';

/** One line of a day sheet: what went into the drawer or onto the account on its day, or what came off them. */
export interface DaySheetLine {
  kind: 'taken' | 'cancelled';
  /** Whole rupees, negative where the payment was cancelled. */
  amount: number;
  payment: Payment;
}

/**
 * The lines of a day: what was taken on it, whatever became of it later, so that a sheet that was signed stays as it is;
 * then what was cancelled on it, of whichever day.
 * @param payments what `watchDaySheet` gives for the day
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

/** The council's day on which a payment was cancelled; undefined where it counts. */
export function cancelledDay({ cancelled }: Payment): string | undefined {
  return cancelled && councilDay(new Date(cancelled.at));
}
