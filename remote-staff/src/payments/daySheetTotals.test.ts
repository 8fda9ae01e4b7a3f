import type { Payment, PaymentMethod } from 'shared-data';
import { daySheetTotals } from './daySheetTotals';
import type { DaySheetLine } from './daySheetLines';

const payment: Payment = {
  receipt: 'R-2026-0001',
  application: 'a1',
  number: '#PAN-2026-001',
  service: 'Trade License',
  applicant: 'Asha Rao',
  amount: 50,
  method: 'cash',
  day: '2026-12-06',
  at: '2026-12-06T05:30:00.000Z',
  by: { uid: 'staff-1', name: 'Dev Joshi' },
};

const line = ([method, amount]: [PaymentMethod, number]): DaySheetLine => ({
  kind: amount < 0 ? 'cancelled' : 'taken',
  amount,
  payment: { ...payment, method },
});

describe('daySheetTotals', () => {
  it.each<[string, [PaymentMethod, number][], [cash: number, upi: number, all: number]]>([
    ['nothing', [], [0, 0, 0]],
    [
      'cash',
      [
        ['cash', 50],
        ['cash', 20],
      ],
      [70, 0, 70],
    ],
    [
      'both',
      [
        ['cash', 50],
        ['upi', 30],
      ],
      [50, 30, 80],
    ],
    [
      'a cancellation off its own method',
      [
        ['cash', 50],
        ['upi', 30],
        ['upi', -30],
      ],
      [50, 0, 50],
    ],
    [
      'more cancellations than payments to less than nothing',
      [
        ['cash', 20],
        ['cash', -50],
      ],
      [-30, 0, -30],
    ],
  ])('sums up %s (#18.5)', (_what, lines, [cash, upi, all]) => {
    const totals = daySheetTotals(lines.map(line));
    expect([totals.cash.amount, totals.upi.amount, totals.all.amount]).toEqual([cash, upi, all]);
    expect(totals.all.count).toBe(totals.cash.count + totals.upi.count);
    expect(totals.all.cancelled).toBe(totals.cash.cancelled + totals.upi.cancelled);
  });

  it('counts payments and cancellations separately (#18.5)', () => {
    const { cash, upi } = daySheetTotals(
      (
        [
          ['cash', 50],
          ['cash', 20],
          ['cash', -50],
          ['upi', -30],
        ] as const
      ).map(([...each]) => line(each)),
    );
    expect(cash).toEqual({ count: 2, cancelled: 1, amount: 20 });
    expect(upi).toEqual({ count: 0, cancelled: 1, amount: -30 });
  });
});
