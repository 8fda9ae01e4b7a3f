import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openRecords, saveSettings } from 'shared-data';
import { usualSettings } from 'shared-data/model';
import { activateLanguage } from 'shared-platform';
import { personWith, renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { submitNow } from '../../../tools/testing/submitNow';
import { firstOf } from '../../../tools/testing/firstOf';
import { citizen } from '../testing/review';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());
afterEach(() => act(() => activateLanguage('en')));

const { uid, name } = personWith('staff');
const byStaff = { uid, name, role: 'staff' } as const;

/** Opens the review of an application for a sample service. */
async function openReview(service = 'Residence Proof', applicant = citizen) {
  await submitNow({ id: 'a1', service, details: 'For the bank', documents: [] }, applicant);
  return { ...renderPortal(<StaffArea />, { path: '/staff/review/a1', session: 'staff' }) };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Fee' }));
const year = new Date().getFullYear();
const receipt = `R-${year}-0001`;

async function paymentsOf(id: string) {
  const { payments } = await openRecords();
  return firstOf(payments.watchOf(id));
}

describe('the fee in a review', () => {
  it('shows what is due and how it can be paid (#18.5)', async () => {
    const { container } = await openReview();
    const fee = await panel();
    expect(await fee.findByText('₹20 to be paid at the counter')).toBeVisible();
    expect(fee.getByRole('radio', { name: 'In cash' })).not.toBeChecked();
    expect(fee.queryByLabelText('Reference of the UPI payment')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows that a free service costs nothing (#18.5)', async () => {
    await openReview('Birth Certificate');
    expect(await (await panel()).findByText('This service is free.')).toBeVisible();
  });

  it('shows a message if the service no longer exists (#18.5)', async () => {
    await openReview('Trade License');
    expect(await (await panel()).findByText(/the service was removed/)).toBeVisible();
  });

  it('leaves the fee of a clerk’s own application to a colleague (#18.5)', async () => {
    await openReview('Residence Proof', personWith('staff'));
    const fee = await panel();
    expect(await fee.findByText(/Somebody else takes the fee/)).toBeVisible();
    expect(fee.queryByRole('button')).not.toBeInTheDocument();
  });

  it('records cash, links to the receipt and the day sheet, and keeps the focus in the panel @rest (#18.5)', async () => {
    const { user } = await openReview();
    const fee = await panel();
    await user.click(await fee.findByRole('radio', { name: 'In cash' }));
    await user.click(fee.getByRole('button', { name: 'Note ₹20 as paid' }));
    expect(await fee.findByText(/^₹20 paid in cash on /)).toBeVisible();
    expect(fee.getByText(`Receipt ${receipt}`)).toBeVisible();
    expect(await screen.findByText(`₹20 noted. The receipt is ${receipt}.`)).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(fee.getByRole('link', { name: 'Print receipt' })).toHaveAttribute(
      'href',
      `/staff/receipts/a1/${receipt}`,
    );
    expect(fee.getByRole('link', { name: 'Day sheet of the counter' })).toHaveAttribute(
      'href',
      '/staff/day-sheet',
    );
  });

  it('requires the method, and the reference of a UPI payment @rest (#18.5)', async () => {
    const { user } = await openReview();
    const fee = await panel();
    const note = await fee.findByRole('button', { name: 'Note ₹20 as paid' });
    await user.click(note);
    expect(await fee.findByText('There is a problem')).toBeVisible();
    expect(fee.getByRole('radiogroup', { name: 'Paid' })).toHaveAccessibleDescription(
      /Say how it was paid/,
    );
    await user.click(fee.getByRole('radio', { name: 'By UPI' }));
    await user.click(note);
    const reference = fee.getByLabelText('Reference of the UPI payment');
    expect(reference).toHaveAttribute('inputmode', 'url');
    await waitFor(() => expect(reference).toHaveAccessibleDescription(/Enter the reference/));
    await user.type(reference, '4123 4567 8901');
    await user.click(note);
    expect(await fee.findByText(/^₹20 paid by UPI on /)).toBeVisible();
    expect(await paymentsOf('a1')).toMatchObject([{ method: 'upi', reference: '412345678901' }]);
  });

  it('records a payment once when the button is pressed twice @rest (#18.5)', async () => {
    const { user } = await openReview();
    const fee = await panel();
    await user.click(await fee.findByRole('radio', { name: 'In cash' }));
    await user.dblClick(fee.getByRole('button', { name: 'Note ₹20 as paid' }));
    expect(await fee.findByText(`Receipt ${receipt}`)).toBeVisible();
    expect(await paymentsOf('a1')).toHaveLength(1);
  });

  it('shows a payment that a colleague has recorded meanwhile @rest (#18.5)', async () => {
    await openReview();
    const fee = await panel();
    await fee.findByRole('button', { name: 'Note ₹20 as paid' });
    const { payments } = await openRecords();
    await payments.record('a1', { amount: 20, method: 'cash', by: byStaff });
    expect(await fee.findByText(`Receipt ${receipt}`)).toBeVisible();
    expect(fee.queryByRole('button', { name: 'Note ₹20 as paid' })).not.toBeInTheDocument();
  });
});

describe('a receipt', () => {
  async function openReceipt(number = receipt) {
    const draft = { id: 'a1', service: 'Residence Proof', details: 'x', documents: [] };
    await submitNow(draft, citizen);
    const { payments } = await openRecords();
    const upi = { method: 'upi', reference: '412345678901' } as const;
    await payments.record('a1', { amount: 20, ...upi, by: byStaff });
    const path = `/staff/receipts/a1/${number}`;
    return { payments, ...renderPortal(<StaffArea />, { path, session: 'staff' }) };
  }

  it('states what was paid, for what and by whom @rest (#18.5)', async () => {
    const { container, user } = await openReceipt();
    const sheet = await screen.findByRole('article', { name: 'Receipt' });
    const rows = within(sheet).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Received from · शुल्क भरणाऱ्यांचे नावZubeda Quazi',
      'Amount · रक्कम₹20',
      'Fee for · शुल्काची सेवाResidence Proof · रहिवासी दाखला',
      expect.stringMatching(/^Application · अर्ज#PAN-/),
      'Paid · भरण्याची पद्धतBy UPI, reference 412345678901 · UPI ने, संदर्भ क्रमांक 412345678901',
      expect.stringMatching(/^Date · तारीख\d+ \w+ \d{4} · \d+ \S+, \d{4}$/),
    ]);
    expect(sheet).toHaveTextContent('Village Council');
    expect(sheet).toHaveTextContent('ग्रामपंचायत');
    expect(
      within(sheet).getByText('पावती', { selector: '[data-part=second-title]' }),
    ).toBeVisible();
    expect(sheet).toHaveTextContent(receipt);
    expect(sheet).toHaveTextContent(name);
    expect(await axe(container)).toHaveNoViolations();
    const print = jest.spyOn(window, 'print').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['English alone where the council has chosen no language', undefined, 'en', undefined],
    ['the language of the page where the council has chosen none', undefined, 'hi', 'hi'],
    ['the council’s language on a page in another one', 'mr', 'hi', 'mr'],
  ] as const)('prints in %s @rest (#20.4)', async (_what, chosen, page, second) => {
    signInAs('admin');
    await saveSettings({ ...usualSettings, ...(chosen === undefined ? {} : { language: chosen }) });
    await openReceipt();
    await act(() => activateLanguage(page));
    const sheet = await screen.findByRole('article', { name: 'Receipt' });
    const languages = Array.from(sheet.querySelectorAll('p[lang], td [lang]'), (part) =>
      part.getAttribute('lang'),
    );
    expect(new Set(languages)).toEqual(new Set(second === undefined ? [] : [second]));
    expect(sheet).toHaveAttribute('lang', 'en');
  });

  it('shows a stamp with the reason if the payment was cancelled @rest (#18.5)', async () => {
    const { payments } = await openReceipt();
    const admin = { uid: 'admin-1', name: 'Esha Kulkarni', role: 'admin' } as const;
    await screen.findByRole('article', { name: 'Receipt' });
    await payments.cancel(receipt, { reason: 'Paid twice.', by: admin });
    expect(
      await screen.findByText(/^Cancelled on .* by Esha Kulkarni: Paid twice\.$/),
    ).toBeVisible();
    expect(screen.getByRole('article', { name: 'Receipt' })).toHaveTextContent('Cancelled');
  });

  it('shows a message if there is no such receipt (#18.5)', async () => {
    await openReceipt('R-2020-0001');
    expect(await screen.findByText('There is no such receipt')).toBeVisible();
  });
});
