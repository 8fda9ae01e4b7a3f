import type { Payment } from 'shared-data';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { daySheetRows } from './daySheetRows';
import { usePaymentMessages } from './i18n';

const t = messagesOf(usePaymentMessages);

const payment = (parts: Partial<Payment>): Payment => ({
  ...{ receipt: 'R-2026-0001', application: 'a1', number: '#PAN-2026-001' },
  ...{ service: 'Trade License', applicant: 'Asha Rao', amount: 50, method: 'cash' },
  ...{ day: '2026-12-06', at: '2026-12-06T05:30:00.000Z' },
  by: { uid: 'staff-1', name: 'Dev Joshi' },
  ...parts,
});

const cash = payment({});
const upi = payment({
  ...{ receipt: 'R-2026-0002', method: 'upi', reference: '412345678901', amount: 30 },
});
const cancelled = payment({
  ...{ receipt: 'R-2026-0003', amount: 20 },
  cancelled: {
    ...{ at: '2026-12-06T06:30:00.000Z', reason: 'Paid twice.' },
    by: { uid: 'admin-1', name: 'Esha Kulkarni' },
  },
});

describe('the rows of a day sheet', () => {
  const [head = [], ...rows] = daySheetRows([cash, upi, cancelled], t);

  it('have one payment each, a cancelled one as none with who cancelled it and why (#18.5)', () => {
    const paid = ['#PAN-2026-001', 'Asha Rao', 'Trade License'];
    expect(rows.slice(0, 3)).toEqual([
      ['R-2026-0001', ...paid, 'Cash', '', 50, 'Dev Joshi', '', ''],
      ['R-2026-0002', ...paid, 'UPI', '412345678901', 30, 'Dev Joshi', '', ''],
      ['R-2026-0003', ...paid, 'Cash', '', 0, 'Dev Joshi', 'Esha Kulkarni', 'Paid twice.'],
    ]);
    for (const row of rows.slice(0, 3)) expect(row).toHaveLength(head.length);
  });

  it('end with the sums of the drawer and the account, below the amounts (#18.5)', () => {
    const place = head.indexOf('Amount');
    const sums = rows.slice(3).map((row) => [row[0], row[place]]);
    expect(sums).toEqual([
      ['Cash', 50],
      ['UPI', 30],
      ['Total', 80],
    ]);
    expect(rows.slice(3).flatMap((row) => row.slice(1, place))).toEqual(Array(15).fill(''));
  });

  it('sum up to what their amounts are (#18.5)', () => {
    const place = head.indexOf('Amount');
    const amounts = rows.slice(0, 3).map((row) => Number(row[place]));
    expect(rows.at(-1)?.[place]).toBe(amounts.reduce((sum, amount) => sum + amount));
  });

  it('have sums of nothing on a day without payments (#18.5)', () => {
    expect(
      daySheetRows([], t)
        .slice(1)
        .map((row) => row.at(-1)),
    ).toEqual([0, 0, 0]);
  });
});
