import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Link } from 'react-router-dom';
import { openRecords } from 'shared-data';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

async function open(path = '/staff/tasks') {
  const view = renderPortal(<StaffArea />, { path, session: 'staff' });
  await screen.findByText('Total tasks');
  return view;
}

const figure = (label: string) =>
  Number(screen.getByText(label, { selector: 'p' }).nextElementSibling?.textContent);
const ids = () =>
  within(screen.getByRole('table', { name: 'Task list' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

it('computes the summary of the specification from the sample tasks @rest', async () => {
  const { container } = await open();
  expect(['Total tasks', 'Completed', 'In progress', 'High priority'].map(figure)).toEqual([
    24, 8, 6, 5,
  ]);
  expect(screen.getByText('1 to 6 of 24')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('offers the statuses of the specification and filters by them', async () => {
  const { user } = await open();
  const status = screen.getByLabelText('Status');
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Pending', 'In Progress', 'Completed']);
  await user.selectOptions(status, 'In Progress');
  expect(await screen.findByText('1 to 6 of 6')).toBeVisible();
});

it('filters by status and priority, shows a message when nothing matches, and shows all again @rest', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
  expect(await screen.findByText('1 to 5 of 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Priority'), 'Medium');
  expect(await screen.findByText('1 to 3 of 3')).toBeVisible();
  await user.type(screen.getByLabelText('Search tasks'), 'zzz');
  expect(await screen.findByText('No tasks match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all tasks' }));
  expect(await screen.findByText('1 to 6 of 24')).toBeVisible();
});

it('stores the further filters in the address, and clears them', async () => {
  const { user } = await open('/staff/tasks?priority=high&assignedBy=Usha+Naik');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByLabelText('Priority')).toHaveDisplayValue('High');
  expect(ids().length).toBeLessThan(5);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('1 to 6 of 24')).toBeVisible();
});

it('completes a task, and reverts it @rest', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Complete TASK-001' }));
  expect(await screen.findByText(/TASK-001 .* is completed/)).toBeVisible();
  await waitFor(() => expect(figure('Completed')).toBe(9));
  expect(figure('In progress')).toBe(5);
  expect(screen.getByRole('button', { name: 'Complete TASK-001' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/TASK-001 .* is open again/)).toBeVisible();
  await waitFor(() => expect(figure('Completed')).toBe(8));
  expect(figure('In progress')).toBe(6);
});

it('completes a task once when the button is pressed twice, and keeps the focus @rest (#12.1)', async () => {
  const { user } = await open();
  const { tasks } = await openRecords();
  const complete = jest.spyOn(tasks, 'complete');
  const button = screen.getByRole('button', { name: 'Complete TASK-001' });
  await user.dblClick(button);
  expect(await screen.findByText(/TASK-001 .* is completed/)).toBeVisible();
  await waitFor(() => expect(figure('Completed')).toBe(9));
  await user.click(button);
  expect(complete).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

it('shows the outcome of an action in a live region that existed before (#12.1)', async () => {
  const { user } = await open();
  const regions = screen.getAllByRole('status');
  await user.click(screen.getByRole('button', { name: 'Complete TASK-001' }));
  const text = await screen.findByText(/TASK-001 .* is completed/);
  expect(regions).toContain(text.closest('[role=status]'));
});

it('creates a task: refuses blanks and 5,000 characters, and warns about a day in the past but allows it @rest', async () => {
  const { user } = await open('/staff/tasks?page=4');
  await user.click(screen.getByRole('button', { name: 'Create Task' }));
  const dialog = screen.getByRole('dialog', { name: 'Create Task' });
  const create = within(dialog).getByRole('button', { name: 'Create Task' });
  await user.type(within(dialog).getByLabelText('Task'), '   ');
  await user.click(create);
  const summary = await within(dialog).findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Say what is to be done' })).toBeVisible();
  expect(within(summary).getByRole('link', { name: 'Choose the day it is due' })).toBeVisible();

  const title = within(dialog).getByLabelText('Task');
  await user.clear(title);
  await user.click(title);
  await user.paste('x'.repeat(5000));
  await user.type(within(dialog).getByLabelText('Due date'), '2020-01-31');
  await user.click(create);
  expect(await within(dialog).findByRole('link', { name: /at most 200 characters/ })).toBeVisible();
  expect(title).toHaveValue('x'.repeat(5000));
  expect(within(dialog).getByText(/This day is in the past/)).toBeVisible();

  await user.clear(title);
  await user.type(title, 'Visit the school');
  await user.click(create);
  expect(await screen.findByText(/TASK-025 “Visit the school” was created/)).toBeVisible();
  expect(await screen.findByText('19 to 24 of 25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('25 to 25 of 25')).toBeVisible();
  expect(screen.getByText('31 Jan 2020 (overdue)')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Asha Kulkarni' })).toBeVisible();
});

it('edits a task @rest', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit TASK-002' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit TASK-002' });
  const title = within(dialog).getByLabelText('Task');
  expect(title).toHaveValue('Review pending caste certificate applications');
  await user.clear(title);
  await user.type(title, 'Review them all');
  await user.selectOptions(within(dialog).getByLabelText('Status'), 'In Progress');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/TASK-002 “Review them all” was saved/)).toBeVisible();
  await waitFor(() => expect(figure('In progress')).toBe(7));
});

it('keeps a half-created task while the clerk is on another page, unless it is discarded @rest (#15.5)', async () => {
  const ui = (
    <>
      <Link to="/staff/payslips">Away</Link>
      <Link to="/staff/tasks">Back</Link>
      <StaffArea />
    </>
  );
  const { user } = renderPortal(ui, { path: '/staff/tasks', session: 'staff' });
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Create Task' }));
    return within(screen.getByRole('dialog')).getByLabelText('Task');
  };
  await user.type(await openDialog(), 'Call the ward');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(screen.queryByText('Total tasks')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await openDialog()).toHaveValue('Call the ward');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await openDialog()).toHaveValue('');
});
