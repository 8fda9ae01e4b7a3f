import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OfflineError, openRecords } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { personWith, renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { submitNow } from '../../../tools/testing/submitNow';
import { citizen } from '../testing/review';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const { uid, name } = personWith('staff');
const byStaff = { uid, name, role: 'staff' } as const;
const byAdmin = { uid: 'admin-1', name: 'Esha Kulkarni', role: 'admin' } as const;

/** Records three payments, the first of which is cancelled. */
async function recordThree() {
  const { payments } = await openRecords();
  for (const id of ['a1', 'a2']) {
    await submitNow({ id, service: 'Residence Proof', details: 'x', documents: [] }, citizen);
  }
  const { receipt } = await payments.record('a1', { amount: 20, method: 'cash', by: byStaff });
  await payments.cancel(receipt, { reason: 'Paid by UPI.', by: byAdmin });
  const reference = '412345678901';
  await payments.record('a1', { amount: 20, method: 'upi', reference, by: byStaff });
  await payments.record('a2', { amount: 20, method: 'cash', by: byStaff });
}

const open = (day = '') =>
  renderPortal(<StaffArea />, { path: `/staff/day-sheet${day}`, session: 'staff' });

describe('the day sheet', () => {
  it('lists the payments and cancellations of today, with their sums (#18.5)', async () => {
    await recordThree();
    const { container } = open();
    const [, first, second, third, cancelled] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(/0001.*Cancelled on .*Cash.*₹20.*Asha Kulkarni/);
    expect(second).toHaveTextContent(/0002.*Zubeda Quazi.*Residence Proof.*UPI.*412345678901.*₹20/);
    expect(third).toHaveTextContent(/0003.*Cash.*₹20/);
    expect(cancelled).toHaveTextContent(
      /0001.*Cancelled.*Taken on .*Cash.*-₹20.*Esha Kulkarni.*Paid by UPI\./,
    );
    const totals = screen.getByRole('region', { name: 'Totals' });
    expect(totals).toHaveTextContent('Cash · 2 payments, 1 cancelled₹20');
    expect(totals).toHaveTextContent('UPI · 1 payment₹20');
    expect(totals).toHaveTextContent('Total · 3 payments, 1 cancelled₹40');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a cancellation while it is open (#18.5)', async () => {
    const { payments } = await openRecords();
    await submitNow({ id: 'a1', service: 'Residence Proof', details: 'x', documents: [] }, citizen);
    const { receipt } = await payments.record('a1', { amount: 20, method: 'cash', by: byStaff });
    open();
    expect(await screen.findByText('Total · 1 payment')).toBeVisible();
    await act(() => payments.cancel(receipt, { reason: 'Paid for somebody else.', by: byAdmin }));
    expect(
      await screen.findByRole('row', { name: /Taken on .*-₹20.*Paid for somebody else\./ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Cancelled on .*₹20/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(
      'Total · 1 payment, 1 cancelled₹0',
    );
  });

  it('shows another day, and stores it in the address @rest (#18.5)', async () => {
    await recordThree();
    open('?day=2020-01-31');
    expect(await screen.findByText('Nothing was paid or cancelled on 31 Jan 2020')).toBeVisible();
    expect(screen.getByLabelText('Day')).toHaveValue('2020-01-31');
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });

  it('shows today if the address has no day (#18.5)', async () => {
    open('?day=tomorrow');
    expect(await screen.findByLabelText('Day')).toHaveValue(councilDay(new Date()));
  });

  it('saves the sheet as a file with its totals @rest (#18.5)', async () => {
    await recordThree();
    const { user } = open();
    await screen.findAllByRole('row');
    const created = jest.fn((blob: Blob) => (blob.size > 0 ? 'blob:sheet' : ''));
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: jest.fn() });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(created).toHaveBeenCalledTimes(1);
    const { log } = await openRecords();
    const [entry] = await log.findAll({ kind: 'export' });
    expect(entry).toMatchObject({ action: 'day-sheet', by: { role: 'staff' } });
  });

  it('saves no file if the export cannot be entered in the log @rest (#18.4)', async () => {
    await recordThree();
    const { user } = open();
    await screen.findAllByRole('row');
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { log } = await openRecords();
    jest.spyOn(log, 'note').mockRejectedValueOnce(new OfflineError());
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(
      await screen.findByText(/^The council’s server cannot be reached\. Nothing was changed/),
    ).toBeVisible();
    expect(clicked).not.toHaveBeenCalled();
  });
});
