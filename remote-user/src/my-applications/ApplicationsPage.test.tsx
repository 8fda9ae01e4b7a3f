import { act, screen, waitFor, within } from '@testing-library/react';
import { submitApplication } from 'shared-data';
import { moveAs } from '../../../tools/testing/moveAs';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { recordsInStorage } from '../../../tools/testing/recordsInStorage';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from '../testing/Area';

recordsForEachTest();

const citizen = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
const admin = { uid: 'admin', name: 'Admin User', role: 'admin' } as const;
const draft = { id: 'mine', service: 'Income Certificate', details: 'Fees.', documents: [] };

async function readRows() {
  await screen.findByRole('table', { name: 'Application Status' });
  const [, body] = screen.getAllByRole('rowgroup');
  if (!body) throw new Error('The table has no rows.');
  return within(body)
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('link').textContent,
      within(row).getByRole('cell').textContent,
    ]);
}

it('shows the five sample rows, their count and the time of the last update', async () => {
  renderPortal(<Area />, { path: '/user/applications', session: 'user' });
  expect(await readRows()).toEqual([
    ['Birth Certificate', 'Approved'],
    ['Income Certificate', 'Pending'],
    ['Caste Certificate', 'In Review'],
    ['Residence Proof', 'Rejected'],
    ['Death Certificate', 'Pending'],
  ]);
  expect(screen.getByText('5 applications')).toBeVisible();
  expect(screen.getByText(/^Last updated: .*\d{4}/)).toBeVisible();
});

it('shows the deadline of each application, and which is overdue @rest (#18.1)', async () => {
  renderPortal(<Area />, { path: '/user/applications', session: 'user' });
  await readRows();
  const rowOf = (service: string) => screen.getByRole('row', { name: new RegExp(service) });
  expect(rowOf('Death Certificate')).toHaveTextContent(/Decision by .*overdue by \d+ days/);
  expect(rowOf('Caste Certificate')).toHaveTextContent(/Decision by .*due in \d+ days/);
  expect(rowOf('Birth Certificate')).toHaveTextContent(/decided in time/);
});

it('shows a change that was made elsewhere @rest', async () => {
  await submitApplication(draft, citizen);
  renderPortal(<Area />, { path: '/user/applications', session: 'user' });
  expect(await readRows()).toContainEqual(['Income Certificate', 'Pending']);
  expect(screen.getByText('6 applications')).toBeVisible();
  await act(() => moveAs(admin, 'mine', { to: 'approved', revision: 1 }));
  await waitFor(async () =>
    expect((await readRows())[0]).toEqual(['Income Certificate', 'Approved']),
  );
});

it('filters by status, and shows a message if none match @rest', async () => {
  const { user } = renderPortal(<Area />, {
    path: '/user/applications?status=pending',
    session: 'user',
  });
  expect(await readRows()).toEqual([
    ['Income Certificate', 'Pending'],
    ['Death Certificate', 'Pending'],
  ]);
  expect(screen.getByText('2 applications')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Returned');
  expect(screen.getByText('No applications with this status')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all applications' }));
  expect(await readRows()).toHaveLength(5);
});

it('links back to the filtered list from an application and its receipt @rest (#12.4)', async () => {
  const { user } = renderPortal(<Area />, {
    path: '/user/applications?status=approved',
    session: 'user',
  });
  expect(await readRows()).toEqual([['Birth Certificate', 'Approved']]);
  await user.click(screen.getByRole('link', { name: /^Birth Certificate/ }));
  await user.click(await screen.findByRole('link', { name: 'Print receipt' }));
  await user.click(await screen.findByRole('link', { name: 'Back to the application' }));
  const back = await screen.findByRole('link', { name: 'Back to all applications' });
  expect(back).toHaveAttribute('href', '/user/applications?status=approved');
  await user.click(back);
  expect(await readRows()).toEqual([['Birth Certificate', 'Approved']]);
});

it('shows what is still possible if the records cannot be opened, and retries @rest', async () => {
  recordsInStorage();
  const storage = globalThis.indexedDB;
  jest.spyOn(console, 'error').mockReturnValue();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { user } = renderPortal(<Area />, { path: '/user/applications', session: 'user' });
  expect(await screen.findByText('Your applications could not be loaded')).toBeVisible();
  expect(await screen.findByText(/allow cookies and site data/)).toBeVisible();
  globalThis.indexedDB = storage;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await readRows()).toHaveLength(5);
});

it('marks the sample rows, and not the citizen’s own @rest (#12.5)', async () => {
  await submitApplication(draft, citizen);
  renderPortal(<Area />, { path: '/user/applications', session: 'user' });
  await readRows();
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => within(row).queryByText('Sample') !== null)).toEqual([
    false,
    ...Array<boolean>(5).fill(true),
  ]);
});

it('shows the undecided applications, as counted on the dashboard @rest (#12.6)', async () => {
  renderPortal(<Area />, { path: '/user/applications?status=undecided', session: 'user' });
  expect((await readRows()).map(([, status]) => status)).toEqual([
    'Pending',
    'In Review',
    'Pending',
  ]);
  expect(screen.getByLabelText('Show')).toHaveDisplayValue('Not decided');
});
