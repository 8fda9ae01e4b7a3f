import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router-dom';
import { saveSettings } from 'shared-data';
import { usualSettings } from 'shared-data/model';
import { activateLanguage } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { withoutRecords } from 'shared-data/testing';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();

it('shows a payslip, another month on request, and prints it', async () => {
  window.print = jest.fn();
  signInAs('admin');
  await saveSettings({ ...usualSettings, name: 'Green Valley Council' });
  const { user, container } = renderPortal(<StaffArea />, {
    path: '/staff/payslips',
    session: 'staff',
  });
  const months = await screen.findByLabelText('Choose a month');
  const sheet = () => screen.getByRole('article');
  expect(sheet()).toHaveTextContent('Net pay₹38,750');
  expect(within(sheet()).getByRole('table', { name: 'Earnings' })).toHaveTextContent('₹42,500');

  const earlier = within(months).getAllByRole<HTMLOptionElement>('option')[2];
  await user.selectOptions(months, earlier?.value ?? '');
  expect(sheet()).toHaveAccessibleName(`Payslip for ${earlier?.text ?? ''}`);

  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  const help = within(screen.getByRole('region', { name: 'Help' }));
  expect(await help.findByText('Green Valley Council')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('stores the chosen month in the address, and shows the month of the address', async () => {
  const Address = () => <output>{useLocation().search}</output>;
  const ui = (
    <>
      <Address />
      <StaffArea />
    </>
  );
  const { user } = renderPortal(ui, { path: '/staff/payslips', session: 'staff' });
  const months = await screen.findByLabelText('Choose a month');
  const earlier = within(months).getAllByRole<HTMLOptionElement>('option')[2];
  await user.selectOptions(months, earlier?.value ?? '');
  const search = screen.getByText(/^\?month=\d{4}-\d{2}$/).textContent;

  cleanup();
  renderPortal(<StaffArea />, { path: `/staff/payslips${search}`, session: 'staff' });
  const sheet = await screen.findByRole('article');
  expect(sheet).toHaveAccessibleName(`Payslip for ${earlier?.text ?? ''}`);
  expect(sheet).toHaveTextContent('Net pay');
});

it('shows the council’s name from the settings (#19.1)', async () => {
  signInAs('admin');
  await saveSettings({ ...usualSettings, name: 'Green Valley Council' });
  renderPortal(<StaffArea />, { path: '/staff/payslips', session: 'staff' });
  await waitFor(() => {
    expect(screen.getByRole('article')).toHaveTextContent('Green Valley Council');
  });
});

it('marks the English name of a council without a Hindi one on a page in Hindi (#20.4)', async () => {
  signInAs('admin');
  await saveSettings({ ...usualSettings, name: 'Green Valley Council' });
  await activateLanguage('hi');
  renderPortal(<StaffArea />, { path: '/staff/payslips', session: 'staff' });
  const sheet = await screen.findByRole('article');
  expect(await within(sheet).findByText('Green Valley Council')).toHaveAttribute('lang', 'en');
  await act(() => activateLanguage('en'));
});

it('shows a message if the council has entered no payslips', async () => {
  await withoutRecords('payslips');
  renderPortal(<StaffArea />, { path: '/staff/payslips', session: 'staff' });
  expect(await screen.findByText('No payslips yet')).toBeVisible();
  expect(screen.getByText(/The council has not entered any for you/)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

it('shows a payslip without the position if the council has not entered the record', async () => {
  await withoutRecords('staffProfiles');
  renderPortal(<StaffArea />, { path: '/staff/payslips', session: 'staff' });
  const sheet = await screen.findByRole('article');
  expect(within(sheet).queryByText('Position')).not.toBeInTheDocument();
  expect(within(sheet).queryByText('Employee ID')).not.toBeInTheDocument();
});

it('shows a sample without a person, with a stamp that is printed too (#12.5)', async () => {
  renderPortal(<StaffArea />, { path: '/staff/payslips', session: 'staff' });
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getByText('Sample, not a payslip')).toBeVisible();
  expect(sheet).toHaveAttribute('data-stamp', 'Sample, not a payslip');
  expect(sheet).toHaveTextContent('Sample clerk');
  expect(sheet).not.toHaveTextContent('Asha Kulkarni');
});

it('shows no other person’s payslips to a clerk without records (#18)', async () => {
  const session = {
    uid: 'new',
    name: 'Zoya Khan',
    email: 'zoya@example.com',
    role: 'staff',
  } as const;
  renderPortal(<StaffArea />, { path: '/staff/payslips', session });
  expect(await screen.findByText('No payslips yet')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
