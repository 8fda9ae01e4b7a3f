import type { Payment } from 'shared-data';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { daySheetLines } from './daySheetLines';
import { daySheetRows } from './daySheetRows';
import { usePaymentMessages } from './i18n';

const t = messagesOf(usePaymentMessages);

const payment = (parts: Partial<Payment>): Payment => ({
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
  ...parts,
});

const cash = payment({});
const upi = payment({
  receipt: 'R-2026-0002',
  method: 'upi',
  reference: '412345678901',
  amount: 30,
});
const by = { uid: 'admin-1', name: 'Esha Kulkarni' };
const cancelledAt = (at: string) => ({ cancelled: { at, by, reason: 'Paid twice.' } });
const cancelled = payment({
  receipt: 'R-2026-0003',
  amount: 20,
  ...cancelledAt('2026-12-06T06:30:00.000Z'),
});
const cancelledLater = payment({
  receipt: 'R-2026-0004',
  amount: 10,
  ...cancelledAt('2026-12-09T06:30:00.000Z'),
});
const cancelledOfBefore = payment({
  receipt: 'R-2025-0009',
  amount: 5,
  day: '2025-12-30',
  ...cancelledAt('2026-12-06T07:30:00.000Z'),
});

describe('daySheetRows', () => {
  const day = '2026-12-06';
  const [head = [], ...rows] = daySheetRows(
    daySheetLines([cash, upi, cancelled, cancelledLater, cancelledOfBefore], day),
    t,
  );
  const lines = rows.slice(0, -3);
  const sumRows = rows.slice(-3);

  it('contains a row for each payment and each cancellation, with person, time and reason (#18.5)', () => {
    const paid = ['#PAN-2026-001', 'Asha Rao', 'Trade License'];
    const taken = ['Dev Joshi', day];
    const why = (on: string) => ['Esha Kulkarni', on, 'Paid twice.'];
    expect(lines).toEqual([
      ['R-2026-0001', ...paid, 'Cash', '', 50, ...taken, '', '', ''],
      ['R-2026-0002', ...paid, 'UPI', '412345678901', 30, ...taken, '', '', ''],
      ['R-2026-0003', ...paid, 'Cash', '', 20, ...taken, ...why(day)],
      ['R-2026-0004', ...paid, 'Cash', '', 10, ...taken, ...why('2026-12-09')],
      ['R-2026-0003', ...paid, 'Cash', '', -20, ...taken, ...why(day)],
      ['R-2025-0009', ...paid, 'Cash', '', -5, 'Dev Joshi', '2025-12-30', ...why(day)],
    ]);
    for (const row of lines) expect(row).toHaveLength(head.length);
  });

  it('ends with the totals of cash and UPI, below the amounts (#18.5)', () => {
    const place = head.indexOf('Amount');
    const sums = sumRows.map((row) => [row[0], row[place]]);
    expect(sums).toEqual([
      ['Cash', 55],
      ['UPI', 30],
      ['Total', 85],
    ]);
    expect(sumRows.flatMap((row) => row.slice(1, place))).toEqual(Array(15).fill(''));
  });

  it('has totals that equal the sums of the amounts (#18.5)', () => {
    const place = head.indexOf('Amount');
    const amounts = lines.map((row) => Number(row[place]));
    expect(sumRows.at(-1)?.[place]).toBe(amounts.reduce((sum, amount) => sum + amount));
  });

  it('has totals of zero on a day without payments (#18.5)', () => {
    expect(
      daySheetRows([], t)
        .slice(1)
        .map((row) => row.at(-1)),
    ).toEqual([0, 0, 0]);
  });
});
