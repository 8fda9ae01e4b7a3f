import { act, screen, waitFor, within } from '@testing-library/react';
import { bookAppointment, openRecords, saveDraftText, submitApplication } from 'shared-data';
import { moveAs } from '../../../tools/testing/moveAs';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { submitNow } from '../../../tools/testing/submitNow';
import { withoutRecords } from 'shared-data/testing';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';

recordsForEachTest();

const citizen = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
const draft = { id: 'mine', service: 'Income Certificate', details: 'Fees.', documents: [] };

/** Submits the draft the given number of days ago. */
async function submitDaysAgo(days: number) {
  await openRecords();
  // The records need all other timers.
  const doNotFake = [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'nextTick',
  ] as const;
  jest.useFakeTimers({ now: Date.now() - days * 86_400_000, doNotFake: [...doNotFake] });
  await submitApplication(draft, citizen);
  jest.useRealTimers();
}

/** Finds a card after its figure has loaded. */
const figure = (label: string) =>
  waitFor(() => {
    const card = screen.getByText(label).closest('li');
    expect(card).toHaveTextContent(/\d/);
    return card;
  });

it.each([
  ['Active Projects', '12'],
  ['Upcoming Tasks', '8'],
  ['New Messages', '5'],
  ['Pending Items', '3'],
])('shows for %s the figure %s by default', async (label, value) => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  expect(await figure(label)).toHaveTextContent(value);
});

it('shows zeros without records, and a message that nothing has happened', async () => {
  await withoutRecords('applications', 'projects', 'citizenTasks', 'messages');
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  for (const label of ['Active Projects', 'Upcoming Tasks', 'New Messages', 'Pending Items']) {
    expect(await figure(label)).toHaveTextContent(new RegExp(`^${label}0`));
  }
  const activities = screen.getByRole('region', { name: 'Recent Activities' });
  expect(activities).toHaveTextContent('Nothing here yet');
  expect(within(activities).queryByRole('list')).not.toBeInTheDocument();
});

it('counts a new application and a new meeting, and lists them first', async () => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await figure('Pending Items');
  await act(async () => {
    await submitApplication(draft, citizen);
    await bookAppointment(citizen.uid, { id: 'm', at: '2126-11-23T04:30:00.000Z', purpose: '' });
  });
  const activities = await screen.findByRole('region', { name: 'Recent Activities' });
  await within(activities).findByText('Meeting at the council office');
  expect(await figure('Pending Items')).toHaveTextContent('4');
  expect(await figure('Upcoming Tasks')).toHaveTextContent('9');
  const items = within(activities).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  const link = within(activities).getByRole('link', { name: 'You applied for Income Certificate' });
  expect(link).toHaveAttribute('href', '/user/applications/mine');
});

it('shows four activities with their times, and all of them on View All', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  const activities = await screen.findByRole('region', { name: 'Recent Activities' });
  const items = await within(activities).findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('time')?.textContent)).toEqual([
    '2 hours ago',
    '5 hours ago',
    '1 day ago',
    '3 days ago',
  ]);
  await user.click(screen.getByRole('link', { name: 'View All' }));
  expect(await screen.findByRole('heading', { name: 'All activities' })).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Show'), 'Messages');
  expect(screen.getByText('8 activities')).toBeVisible();
});

it.each([
  ['Create New Project', 'Apply for Service'],
  ['Schedule Meeting', 'Schedule Meeting'],
  ['Generate Report', 'Report of your applications'],
])('opens the right page from %s @rest', async (action, heading) => {
  const { user } = renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await user.click(await screen.findByRole('link', { name: action }));
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
});

it('shows a text of its own for each step of an application (#19)', async () => {
  const clerk = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;
  await submitApplication(draft, citizen);
  await moveAs(clerk, 'mine', { to: 'in-review', revision: 1 });
  await moveAs(clerk, 'mine', { to: 'recommended', revision: 2 });
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  const activities = await screen.findByRole('region', { name: 'Recent Activities' });
  const steps = await within(activities).findAllByRole('link', { name: /Income Certificate/ });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Income Certificate was checked and waits for the decision',
    'Income Certificate is being reviewed',
    'You applied for Income Certificate',
  ]);
});

it('shows which figures and activities are samples (#12.5)', async () => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  expect(await screen.findByText(/Entries marked ‘Sample’ are made up/)).toBeVisible();
  const activities = screen.getByRole('region', { name: 'Recent Activities' });
  for (const item of within(activities).getAllByRole('listitem')) {
    expect(item).toHaveTextContent('Sample');
  }
  await act(() => submitApplication(draft, citizen));
  const own = await within(activities).findByRole('link', { name: /^You applied for/ });
  expect(own.closest('li')).not.toHaveTextContent('Sample');
});

it('shows no note on samples if there are none (#12.5)', async () => {
  await withoutRecords('applications', 'projects', 'citizenTasks', 'messages');
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await figure('New Messages');
  expect(screen.queryByText(/Sample/)).not.toBeInTheDocument();
});

it.each([
  ['Active Projects', 'Projects of the council', '12 projects'],
  ['Upcoming Tasks', 'Things to do', '8 things to do'],
  ['New Messages', 'Messages', '5 new messages'],
  ['Pending Items', 'Application Status', '3 applications'],
])('links %s to what it counts @rest (#12.6)', async (label, heading, count) => {
  const { user } = renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await user.click(await screen.findByRole('link', { name: label }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByText(count)).toBeVisible();
});

it('links each activity to its subject (#12.6)', async () => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  const activities = await screen.findByRole('region', { name: 'Recent Activities' });
  await within(activities).findAllByRole('listitem');
  const links = within(activities).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/user/activities',
    '/user/messages/1',
    '/user/projects',
    '/user/tasks',
    '/user/messages/2',
  ]);
});

describe('what needs the citizen (#19)', () => {
  const clerk = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;
  const admin = { uid: 'admin', name: 'Vikram', role: 'admin' } as const;
  const strip = () => screen.findByRole('region', { name: 'For you to do' });
  const open = () => renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });

  it('appears only if something needs the citizen', async () => {
    await submitApplication(draft, citizen);
    open();
    await figure('New Messages');
    expect(screen.queryByRole('region', { name: 'For you to do' })).not.toBeInTheDocument();
  });

  it('links a request of the council to the form of the answer @rest', async () => {
    await submitApplication(draft, citizen);
    await moveAs(clerk, 'mine', { to: 'in-review', revision: 1 });
    const note = 'Please add the school leaving certificate.';
    await moveAs(clerk, 'mine', { to: 'returned', note, revision: 2 });
    const { user, container } = open();
    expect(await strip()).toHaveTextContent(note);
    expect(await axeOf(container)).toHaveNoViolations();
    await user.click(
      screen.getByRole('link', { name: /^Answer now about Income Certificate #PAN/ }),
    );
    expect(await screen.findByRole('textbox', { name: /Your answer/ })).toBeVisible();
  });

  it.each([
    [
      'by the notes at the opened parts',
      'Not as on the birth record.',
      'Not as on the birth record.',
    ],
    ['by its number if there are none', '', '#PAN-'],
  ])('describes a return without a note %s @rest (#19.2)', async (_what, words, text) => {
    const answers = words ? { 'child-name': 'Ravi' } : {};
    const form = { serviceId: '1', version: 1, answers, papers: {} };
    await submitNow(
      { id: 'mine', service: 'Birth Certificate', details: '', form, documents: [] },
      citizen,
    );
    await moveAs(clerk, 'mine', { to: 'in-review', revision: 1 });
    await moveAs(clerk, 'mine', { to: 'returned', opened: { 'child-name': words }, revision: 2 });
    open();
    expect(await strip()).toHaveTextContent(text);
  });

  it('shows a decision until it was opened @rest', async () => {
    await submitApplication(draft, citizen);
    const note = 'The documents do not match.';
    await moveAs(admin, 'mine', { to: 'rejected', note, revision: 1 });
    const { user } = open();
    expect(await strip()).toHaveTextContent(`Income Certificate was rejected${note}`);
    await user.click(screen.getByRole('link', { name: /^See the decision/ }));
    expect(await screen.findByRole('heading', { level: 1, name: draft.service })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await figure('New Messages');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'For you to do' })).not.toBeInTheDocument(),
    );
  });

  it('links an overdue decision to what the citizen can do @rest (#18)', async () => {
    await submitDaysAgo(60);
    const { user, container } = open();
    expect(await strip()).toHaveTextContent(
      /Income Certificate: the council is late with its decision#PAN-/,
    );
    expect(await axeOf(container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: /^See what you can do about Income/ }));
    expect(await screen.findByText(/This application is overdue/)).toBeVisible();
  });

  it('links to the draft @rest', async () => {
    await saveDraftText(citizen.uid, draft);
    const { user } = open();
    expect(await strip()).toHaveTextContent('Income Certificate: you have started an application');
    await user.click(screen.getByRole('link', { name: 'Finish it' }));
    expect(await screen.findByLabelText('Service Required')).toHaveValue('Income Certificate');
  });

  it('shows three, and how many more there are @rest', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      await submitApplication({ ...draft, id, details: id }, citizen);
      await moveAs(admin, id, { to: 'rejected', note: 'No.', revision: 1 });
    }
    open();
    expect(within(await strip()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: '1 more in your applications' })).toBeVisible();
  });

  it('also appears above the list of applications', async () => {
    await submitApplication(draft, citizen);
    await moveAs(clerk, 'mine', { to: 'in-review', revision: 1 });
    await moveAs(clerk, 'mine', { to: 'returned', note: 'Please sign it.', revision: 2 });
    renderPortal(<Area />, { path: '/user/applications', session: 'user' });
    expect(await strip()).toHaveTextContent('Please sign it.');
    expect(within(await strip()).getAllByRole('listitem')).toHaveLength(1);
  });
});
