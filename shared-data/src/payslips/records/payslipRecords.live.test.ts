import type { Payslip } from 'shared-model';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';

const council = councilForEachTest('demo-live-payslips');
const clerk = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;

const payslipOf = (month: string): Payslip => ({
  month,
  paidOn: `${month}-28`,
  earnings: [{ kind: 'basic', amount: 25_000 }],
  deductions: [],
});

const months = Array.from(
  { length: 26 },
  (_, index) => `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
);

it('has no payslips until the council has entered some', async () => {
  const { payslips } = await council.open(clerk);
  expect(await firstOf(payslips.watch('clerk'))).toEqual([]);
});

it('gives the payslips of the latest two years, newest first', async () => {
  for (const month of months)
    await council.enter(`payslips/clerk/months/${month}`, payslipOf(month));
  const { payslips } = await council.open(clerk);
  const shown = await firstOf(payslips.watch('clerk'));
  expect(shown.map(({ month }) => month)).toEqual(months.slice(2).reverse());
  expect(shown[0]).toEqual(payslipOf('2026-02'));
});

it('shows payslips to their owner only', async () => {
  const { payslips } = await council.open({ uid: 'other', name: 'Nitin', role: 'admin' });
  await expect(firstOf(payslips.watch('clerk'))).rejects.toMatchObject({
    name: 'NotPermittedError',
  });
});
