import type { Payment } from './paymentSchema';
import { joinByReceipt, latestFirst, receiptNumber, yearOf } from './receipts';

const paid = (receipt: string) => ({ receipt }) as Payment;

it.each([
  [2026, 1, 'R-2026-0001'],
  [2026, 9999, 'R-2026-9999'],
  [2027, 10_000, 'R-2027-10000'],
])('numbers receipts of %d: %d is %s', (year, running, receipt) => {
  expect(receiptNumber(year, running)).toBe(receipt);
});

it('takes the year of a receipt from the day of the payment', () => {
  expect(yearOf('2026-12-31')).toBe(2026);
});

it('joins lists in the order of the receipts, by number, without duplicates', () => {
  const one = [paid('R-2026-10000'), paid('R-2026-9999')];
  const other = [paid('R-2025-0001'), paid('R-2026-9999')];
  expect(joinByReceipt(one, other).map(({ receipt }) => receipt)).toEqual([
    'R-2025-0001',
    'R-2026-9999',
    'R-2026-10000',
  ]);
});

it('sorts the latest receipt first', () => {
  const payments = [paid('R-2025-0002'), paid('R-2026-9999'), paid('R-2026-10000')];
  expect(payments.sort(latestFirst).map(({ receipt }) => receipt)).toEqual([
    'R-2026-10000',
    'R-2026-9999',
    'R-2025-0002',
  ]);
});
