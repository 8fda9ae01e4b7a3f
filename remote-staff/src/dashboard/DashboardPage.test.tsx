import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { beginStaffProfile } from 'shared-data';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { withoutRecords } from 'shared-data/testing';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();

function open(path = '/staff/dashboard') {
  return renderPortal(<StaffArea />, { path, session: 'staff' });
}

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

async function findTable() {
  return screen.findByRole('table', { name: 'Recent Applications' });
}

/** The card is rendered before its figure. */
const waitForProcessingTime = () =>
  waitFor(() => {
    const card = screen.getByText('Average processing time').parentElement;
    expect(card).toHaveTextContent(/\d days/);
  });

it('shows the date, also in machine-readable form (#13.8)', async () => {
  open();
  const [today] = await screen.findAllByRole('time');
  expect(today).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/));
});

it('greets by name and shows the figures computed from the sample records', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: /, Asha Kulkarni$/ })).toBeVisible();
  await screen.findByText('Total applications');
  const figure = (label: string) => screen.getByText(label).parentElement;
  // The card is rendered before its figure.
  await waitFor(() => expect(figure('Total applications')).toHaveTextContent('32'));
  expect(figure('Pending review')).toHaveTextContent('11');
  expect(await screen.findByText('Working days')).toBeVisible();
  expect(figure('Performance score')).toHaveTextContent('92%');
  expect((await screen.findByText('Tasks completed')).parentElement).toHaveTextContent('8');
  expect(screen.getByText('2023-2024')).toBeVisible();
  for (const [name, percent] of [
    ['Application processing', '94%'],
    ['Customer satisfaction', '91%'],
    ['On-time completion', '88%'],
    ['Team collaboration', '96%'],
  ] as const) {
    const bar = screen.getByRole('meter', { name });
    expect(bar).toHaveAttribute('aria-valuetext', percent);
    expect(bar.parentElement).toHaveTextContent(percent);
  }
  expect(screen.getByRole('link', { name: 'New Application' })).toHaveAttribute(
    'href',
    '/staff/applications',
  );
  expect(screen.getByRole('link', { name: 'View Payslips' })).toHaveAttribute(
    'href',
    '/staff/payslips',
  );
  await waitForProcessingTime();
  await findTable();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows no figures of a record that the council has not entered @rest', async () => {
  await withoutRecords('staffProfiles');
  const { container } = open();
  const record = await screen.findByRole('region', { name: 'Your record' });
  expect(record).toHaveTextContent('Your record has not been entered by the council yet.');
  expect(within(record).getByRole('link', { name: 'View Payslips' })).toBeVisible();
  for (const missing of [/salary/i, /payday/i, /leave balance/i, /rating/, 'Working days']) {
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  expect((await screen.findByText('Tasks completed')).parentElement).toHaveTextContent('8');
  await waitForProcessingTime();
  const upcoming = screen.getByRole('region', { name: 'Upcoming Tasks' });
  expect(await within(upcoming).findAllByRole('listitem')).toHaveLength(4);
  await findTable();
  expect(await axe(container)).toHaveNoViolations();
});

it('pages through the 32 applications @rest', async () => {
  const { user } = open();
  expect(rowsOf(await findTable())).toHaveLength(4);
  expect(screen.getByText('1 to 4 of 32')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('5 to 8 of 32')).toBeVisible();
});

it('applies the filter and the sort order of the address @rest', async () => {
  open('/staff/dashboard?status=rejected&sort=applicant&direction=descending');
  const table = await findTable();
  expect(await screen.findByText('1 to 4 of 4')).toBeVisible();
  const applicants = rowsOf(table).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(applicants).toEqual(applicants.toSorted().reverse());
  expect(within(table).getByRole('columnheader', { name: /Applicant/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Rejected');
});

it('sorts by the column whose header is pressed, ascending and then descending @rest', async () => {
  const { user } = open();
  const table = await findTable();
  const applicant = () => within(table).getByRole('columnheader', { name: /Applicant/ });
  await user.click(within(applicant()).getByRole('button'));
  await waitFor(() => expect(rowsOf(table)[0]).toHaveTextContent('Anjali Kamble'));
  expect(applicant()).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(applicant()).getByRole('button'));
  await waitFor(() => expect(rowsOf(table)[0]).toHaveTextContent('Suresh Pawar'));
  expect(applicant()).toHaveAttribute('aria-sort', 'descending');
});

it('shows the last page if the page in the address is past it @rest', async () => {
  open('/staff/dashboard?page=99');
  expect(await screen.findByText('29 to 32 of 32')).toBeVisible();
});

it('searches, shows a message when nothing matches, and shows all again @rest', async () => {
  const { user } = open();
  await findTable();
  await user.type(screen.getByLabelText('Search applications'), 'imran income');
  expect(await screen.findByText('1 to 1 of 1')).toBeVisible();
  await user.type(screen.getByLabelText('Search applications'), 'zzz');
  expect(await screen.findByText('No applications match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all applications' }));
  expect(await screen.findByText('1 to 4 of 32')).toBeVisible();
  expect(screen.getByLabelText('Search applications')).toHaveValue('');
});

it('shows the details of an application, and links to its review @rest', async () => {
  const { user } = open();
  const [row = document.body] = rowsOf(await findTable());
  const number = within(row).getByRole('rowheader').textContent;
  await user.click(within(row).getByRole('button', { name: `Details of ${number}` }));
  const dialog = screen.getByRole('dialog', { name: number });
  expect(await within(dialog).findByText(/Family income from farming/)).toBeVisible();
  await user.click(within(dialog).getByRole('link', { name: 'Review' }));
  expect(await screen.findByRole('heading', { level: 1, name: `Review ${number}` })).toBeVisible();
});

it.each(['the row', 'the details'])(
  'links back to the same search, sorting and page from a review that was opened from %s @rest (#12.4)',
  async (opener) => {
    const address = '/staff/dashboard?status=pending&sort=applicant&direction=ascending&page=2';
    const { user } = open(address);
    const range = (await screen.findByText(/^5 to \d of \d+$/)).textContent;
    const [row = document.body] = rowsOf(await findTable());
    const number = within(row).getByRole('rowheader').textContent;
    if (opener === 'the details') {
      await user.click(within(row).getByRole('button', { name: `Details of ${number}` }));
      await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Review' }));
    } else {
      await user.click(within(row).getByRole('link', { name: `Review ${number}` }));
    }
    await screen.findByRole('heading', { level: 1, name: `Review ${number}` });
    const back = screen.getByRole('link', { name: 'Back to the dashboard' });
    expect(back).toHaveAttribute('href', address);
    await user.click(back);
    expect(await screen.findByText(range)).toBeVisible();
    expect(within(await findTable()).getByRole('rowheader', { name: number })).toBeVisible();
  },
);

it('shows the sample record without a person, marked wherever it is shown @rest (#12.5)', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'Sample Clerk' });
  expect(card).toHaveTextContent(/Sample profile/);
  expect(card).toHaveTextContent(/not yours/);
  expect(card).not.toHaveTextContent('Asha Kulkarni');
  for (const name of ['Salary & Benefits', 'Performance']) {
    expect(screen.getByRole('region', { name })).toHaveTextContent('Sample data');
  }
  for (const label of ['Working days', 'Performance score']) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(/Sample/);
  }
  expect((await screen.findByText('Tasks completed')).parentElement).not.toHaveTextContent(
    /Sample/,
  );
});

it('marks sample figures beside a name that was given with a request @rest (#12.5)', async () => {
  await beginStaffProfile('demo-staff', { name: 'Zoya Khan', position: 'Clerk' });
  open();
  const card = await screen.findByRole('region', { name: 'Zoya Khan' });
  expect(card).toHaveTextContent(/Sample profile/);
});

it('shows once in the area that its records are samples (#12.5)', async () => {
  open('/staff/tasks');
  expect(await screen.findByText(/^Sample data:/)).toBeVisible();
});

describe('the salary (#18)', () => {
  it.each([
    ['Sample Clerk', 'Salary', '₹42,500 a month'],
    ['Salary & Benefits', 'Monthly salary', '₹42,500'],
  ])(
    'shows dots on the card ‘%s’ until the amount is requested @rest',
    async (name, label, amount) => {
      const { user, container } = open();
      const card = await screen.findByRole('region', { name });
      const upcoming = screen.getByRole('region', { name: 'Upcoming Tasks' });
      await within(upcoming).findAllByRole('listitem');
      await waitForProcessingTime();
      await findTable();
      expect(within(card).getByText(label)).toBeVisible();
      expect(screen.queryByText(/42,500/)).not.toBeInTheDocument();
      expect(within(card).getByText('••••••')).toBeVisible();

      await user.click(within(card).getByRole('button', { name: `Show ${label}` }));
      expect(within(card).getByText(amount)).toBeVisible();
      expect(screen.getAllByText(/42,500/)).toHaveLength(1);
      const hide = within(card).getByRole('button', { name: `Hide ${label}` });
      expect(hide).toHaveFocus();
      expect(await axe(container)).toHaveNoViolations();

      await user.keyboard('{Enter}');
      expect(screen.queryByText(/42,500/)).not.toBeInTheDocument();
    },
  );

  it('hides the amount again after the clerk has left the page @rest', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Show Salary' }));
    first.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Show Salary' })).toBeVisible();
    await findTable();
    expect(screen.queryByText(/42,500/)).not.toBeInTheDocument();
  });
});

it('shows a new clerk that there is no profile yet, and whom to ask @rest (#18)', async () => {
  const session = {
    uid: 'new',
    name: 'Zoya Khan',
    email: 'zoya@example.com',
    role: 'staff',
  } as const;
  await beginStaffProfile('new', { name: 'Zoya Khan', position: 'Clerk' });
  renderPortal(<StaffArea />, { path: '/staff/dashboard', session });
  const record = await screen.findByRole('region', { name: 'Your record' });
  expect(record).toHaveTextContent('Your record has not been entered by the council yet.');
  expect(record).toHaveTextContent('Ask the council office');
  await waitFor(() => expect(screen.getByText('Average processing time')).toBeVisible());
  await findTable();
  expect(screen.queryByText(/salary/i)).not.toBeInTheDocument();
});
