import { act, screen, waitFor, within } from '@testing-library/react';
import { bookAppointment, openRecords, saveDraftText, submitApplication } from 'shared-data';
import { moveAs } from '../../../tools/testing/moveAs';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { submitNow } from '../../../tools/testing/submitNow';
import { withoutRecords } from '../../../tools/testing/withoutRecords';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';

recordsForEachTest();

const citizen = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
const draft = { id: 'mine', service: 'Income Certificate', details: 'Fees.', documents: [] };

/** Submits the draft so many days ago. */
async function submitDaysAgo(days: number) {
  await openRecords();
  // The records work with all the other timers.
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

/** A card, once its figure is there. */
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
])('%s is %s at first', async (label, value) => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  expect(await figure(label)).toHaveTextContent(value);
});

it('counts nothing where there are no records, and says that nothing has happened', async () => {
  await withoutRecords('applications', 'projects', 'citizenTasks', 'messages');
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  for (const label of ['Active Projects', 'Upcoming Tasks', 'New Messages', 'Pending Items']) {
    expect(await figure(label)).toHaveTextContent(new RegExp(`^${label}0`));
  }
  const activities = screen.getByRole('region', { name: 'Recent Activities' });
  expect(activities).toHaveTextContent('Nothing here yet');
  expect(within(activities).queryByRole('list')).not.toBeInTheDocument();
});

it('counts an application and a meeting, and tells of them first', async () => {
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

it('shows four activities with their times, and all of them behind View All', async () => {
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
])('%s keeps its promise', async (action, heading) => {
  const { user } = renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await user.click(await screen.findByRole('link', { name: action }));
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
});

it('tells of each step of an application in words of its own (#19)', async () => {
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

it('says that the figures and the activities are samples, and which of them (#12.5)', async () => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  expect(await screen.findByText(/Sample data: .* nobody’s/)).toBeVisible();
  const activities = screen.getByRole('region', { name: 'Recent Activities' });
  for (const item of within(activities).getAllByRole('listitem')) {
    expect(item).toHaveTextContent('Sample');
  }
  await act(() => submitApplication(draft, citizen));
  const own = await within(activities).findByRole('link', { name: /^You applied for/ });
  expect(own.closest('li')).not.toHaveTextContent('Sample');
});

it('says nothing of samples where there are none (#12.5)', async () => {
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
])('leads from %s to what it counts (#12.6)', async (label, heading, count) => {
  const { user } = renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await user.click(await screen.findByRole('link', { name: label }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByText(count)).toBeVisible();
});

it('leads from each activity to what it is about (#12.6)', async () => {
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
  const strip = () => screen.findByRole('region', { name: 'What needs you' });
  const open = () => renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });

  it('stands there only when something does', async () => {
    open();
    await figure('New Messages');
    expect(screen.queryByRole('region', { name: 'What needs you' })).not.toBeInTheDocument();
  });

  it('leads from what the council asks for to the form of the answer', async () => {
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
      'is told in the words at what it opens',
      'Not as on the birth record.',
      'Not as on the birth record.',
    ],
    ['is named by its number where it has none', '', '#PAN-'],
  ])('a return without a note %s (#19.2)', async (_what, words, text) => {
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

  it('names a decision until it was opened', async () => {
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
      expect(screen.queryByRole('region', { name: 'What needs you' })).not.toBeInTheDocument(),
    );
  });

  it('leads from a decision that is overdue to what the citizen can do (#18)', async () => {
    await submitDaysAgo(60);
    const { user, container } = open();
    expect(await strip()).toHaveTextContent(
      /Income Certificate: the council is late with its decision#PAN-/,
    );
    expect(await axeOf(container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: /^See what you can do about Income/ }));
    expect(await screen.findByText(/This application is overdue/)).toBeVisible();
  });

  it('leads to the draft that was begun', async () => {
    await saveDraftText(citizen.uid, draft);
    const { user } = open();
    expect(await strip()).toHaveTextContent('Income Certificate: you have begun an application');
    await user.click(screen.getByRole('link', { name: 'Finish it' }));
    expect(await screen.findByLabelText('Service Required')).toHaveValue('Income Certificate');
  });

  it('names three, and tells how many more there are', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      await submitApplication({ ...draft, id, details: id }, citizen);
      await moveAs(admin, id, { to: 'rejected', note: 'No.', revision: 1 });
    }
    open();
    expect(within(await strip()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: '1 more in your applications' })).toBeVisible();
  });

  it('has a place of its own above the list of applications', async () => {
    await submitApplication(draft, citizen);
    await moveAs(clerk, 'mine', { to: 'in-review', revision: 1 });
    await moveAs(clerk, 'mine', { to: 'returned', note: 'Please sign it.', revision: 2 });
    renderPortal(<Area />, { path: '/user/applications', session: 'user' });
    expect(await strip()).toHaveTextContent('Please sign it.');
    expect(within(await strip()).getAllByRole('listitem')).toHaveLength(1);
  });
});
