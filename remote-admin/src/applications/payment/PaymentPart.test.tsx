import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openRecords, publishService } from 'shared-data';
import { submitFilled } from '../../../../tools/testing/filledApplication';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../../tools/testing/signInAs';
import { submitNow } from '../../../../tools/testing/submitNow';
import { firstOf } from '../../../../tools/testing/firstOf';
import { renderArea } from '../../testing/renderArea';
import { waitForCertificate } from '../../testing/waitForCertificate';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const citizen = { uid: 'citizen-1', name: 'Zubeda Quazi', email: 'zubeda@example.com' };
const byStaff = { uid: 'staff-2', name: 'Nitin Joshi', role: 'staff' } as const;
const receipt = `R-${new Date().getFullYear()}-0001`;

async function openDetails() {
  const view = renderArea('/admin/applications?search=zubeda');
  await view.user.click(await screen.findByRole('button', { name: /^Details of .*Zubeda Quazi/ }));
  return view;
}

const pay = async (id = 'filled') =>
  (await openRecords()).payments.record(id, { amount: 20, method: 'cash', by: byStaff });

/** Sample service 5 with a certificate that is issued only after the fee is paid; the application uses that version. */
async function submitWaiting() {
  const { definitions } = await openRecords();
  const { definition } = await firstOf(definitions.watchVersion('5', 1));
  const certificate = {
    title: 'Residence Proof',
    text: 'Certified.',
    table: [],
    paidFirst: true as const,
    signatory: { name: 'Vikram Deshmukh', office: 'Secretary' },
  };
  signInAs('admin');
  await publishService('5', { ...definition, certificate }, 1);
  const application = await submitFilled({ ...citizen, uid: 'citizen-9' }, 'first');
  const form = { ...(application.form ?? { serviceId: '5', answers: {}, papers: {} }), version: 2 };
  const draft = { service: 'Residence Proof', details: '', form };
  await submitNow({ ...draft, id: 'waiting', documents: [] }, citizen);
}

describe('the payment of an application', () => {
  it('shows what is not paid yet (#18.5)', async () => {
    await submitFilled(citizen);
    const { container } = await openDetails();
    expect(await screen.findByText('Fee of ₹20: not paid yet.')).toBeVisible();
    await waitForCertificate();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows what was paid, and cancels it with a reason @rest (#18.5)', async () => {
    await submitFilled(citizen);
    await pay();
    const { user, container } = await openDetails();
    expect(await screen.findByText(/^₹20 paid in cash on .*Taken by Nitin Joshi\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
    const dialog = within(screen.getByRole('dialog', { name: `Cancel payment ${receipt}` }));
    await user.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    const reason = dialog.getByLabelText('Reason');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter the reason/));
    await user.type(reason, 'Paid twice.');
    await dialog.findByRole('option', { name: /noted twice/ });
    expect(await axe(container)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByText(`Payment ${receipt} was cancelled.`)).toBeVisible();
    expect(await screen.findByText(/was cancelled on .*: Paid twice\.$/)).toBeVisible();
    expect(await screen.findByText('Fee of ₹20: not paid yet.')).toBeVisible();
  });

  it('cancels the payment with a prepared reason @rest (#20.7)', async () => {
    await submitFilled(citizen);
    await pay();
    const { user } = await openDetails();
    await user.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    const dialog = within(screen.getByRole('dialog'));
    const texts = await dialog.findByRole('combobox', { name: 'Prepared texts' });
    const option = await within(texts).findByRole('option', { name: /noted twice/ });
    await user.selectOptions(texts, option);
    await user.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect(
      await screen.findByText(/was cancelled on .*: This fee was noted twice\./),
    ).toBeVisible();
  });

  it('explains why the payment cannot be cancelled, and keeps the reason @rest (#18.5)', async () => {
    await submitFilled(citizen);
    await pay();
    const { payments } = await openRecords();
    const needed = Object.assign(new Error('needed'), { name: 'PaymentNeededError' });
    jest.spyOn(payments, 'cancel').mockRejectedValue(needed);
    const { user } = await openDetails();
    await user.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Paid twice.');
    await user.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect(await dialog.findByText(/Revoke the certificate first/)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Paid twice.');
  });
});

describe('approving an application that waits for its fee', () => {
  it('shows that the fee is not paid, and leaves the application undecided @rest (#18.5)', async () => {
    await submitWaiting();
    const { user } = renderArea('/admin/applications?search=zubeda&status=pending');
    const [row] = await screen.findAllByRole('button', { name: /^Approve .*Zubeda Quazi/ });
    if (row) await user.click(row);
    await user.click(await screen.findByRole('button', { name: 'Approve anyway' }));
    expect(await screen.findByText(/The fee of ₹\d+ is not paid yet/)).toBeVisible();
  });
});
