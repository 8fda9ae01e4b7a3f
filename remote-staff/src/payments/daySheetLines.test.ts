import type { Payment } from 'shared-data';
import { daySheetLines } from './daySheetLines';
import { daySheetTotals } from './daySheetTotals';

const monday = '2026-12-07';
const wednesday = '2026-12-09';

const payment = (receipt: string, parts: Partial<Payment> = {}): Payment => ({
  receipt,
  application: 'a1',
  number: '#PAN-2026-001',
  service: 'Trade License',
  applicant: 'Asha Rao',
  amount: 50,
  method: 'cash',
  day: monday,
  at: '2026-12-07T05:30:00.000Z',
  by: { uid: 'staff-1', name: 'Dev Joshi' },
  ...parts,
});
const cancelledAt = (at: string): Pick<Payment, 'cancelled'> => ({
  cancelled: { at, reason: 'Paid twice.', by: { uid: 'admin-1', name: 'Esha Kulkarni' } },
});
const onMonday = cancelledAt('2026-12-07T06:30:00.000Z');
const onWednesday = cancelledAt('2026-12-09T06:30:00.000Z');

const linesOf = (payments: Payment[], day: string) =>
  daySheetLines(payments, day).map(
    ({ kind, amount, payment: { receipt } }) => [receipt, kind, amount] as const,
  );

describe('daySheetLines', () => {
  it.each<[string, Payment[], string, ReturnType<typeof linesOf>]>([
    [
      'the payments',
      [payment('R-1'), payment('R-2')],
      monday,
      [
        ['R-1', 'taken', 50],
        ['R-2', 'taken', 50],
      ],
    ],
    [
      'the full amount of a payment that was cancelled on a later day',
      [payment('R-1', onWednesday)],
      monday,
      [['R-1', 'taken', 50]],
    ],
    [
      'a negative amount for a cancelled payment of an earlier day',
      [payment('R-1', onWednesday)],
      wednesday,
      [['R-1', 'cancelled', -50]],
    ],
    [
      'two lines for a payment that was cancelled on the same day',
      [payment('R-1', onMonday)],
      monday,
      [
        ['R-1', 'taken', 50],
        ['R-1', 'cancelled', -50],
      ],
    ],
    [
      'cancellations below payments',
      [payment('R-1', onWednesday), payment('R-2', { day: wednesday })],
      wednesday,
      [
        ['R-2', 'taken', 50],
        ['R-1', 'cancelled', -50],
      ],
    ],
    ['nothing of other days', [payment('R-1', onWednesday)], '2026-12-08', []],
  ])('returns %s (#18.5)', (_what, payments, day, lines) => {
    expect(linesOf(payments, day)).toEqual(lines);
  });

  it.each([
    ['the last moment of the council’s day', '2026-12-09T18:29:59.999Z', wednesday],
    ['midnight where the council is', '2026-12-09T18:30:00.000Z', '2026-12-10'],
  ])('lists a cancellation at %s on its day (#18.5)', (_what, at, day) => {
    const cancelled = payment('R-1', cancelledAt(at));
    expect(linesOf([cancelled], day)).toEqual([['R-1', 'cancelled', -50]]);
  });

  it('keeps the sum of a past day unchanged (#18.5)', () => {
    const sumOn = (day: string, payments: Payment[]) =>
      daySheetTotals(daySheetLines(payments, day)).all.amount;
    expect(sumOn(monday, [payment('R-1')])).toBe(50);
    expect(sumOn(monday, [payment('R-1', onWednesday)])).toBe(50);
    expect(sumOn(wednesday, [payment('R-1', onWednesday)])).toBe(-50);
  });
});
