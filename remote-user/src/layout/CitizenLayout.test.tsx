import { screen, waitFor, within } from '@testing-library/react';
import { liveRecords } from '../../../tools/testing/liveRecords';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { pages } from '../pages';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const open = async () => {
  const view = renderPortal(<Area />, { path: '/user/profile', session: 'user' });
  await screen.findByRole('heading', { name: 'Asha Kulkarni' });
  return view;
};

/** The messages on the connection; outcomes have another place. */
const connectionNotes = () =>
  screen.queryAllByRole('status').filter(({ dataset }) => dataset.outcome === undefined);

it('shows since when the pages are outdated, and then that the connection is back', async () => {
  const { setConnection } = await liveRecords();
  const { container } = await open();
  await waitFor(() => expect(connectionNotes()).toHaveLength(1));
  expect(connectionNotes()[0]).toBeEmptyDOMElement();

  const since = new Date('2026-11-20T14:32:00+05:30').toISOString();
  setConnection({ state: 'offline', since });
  expect(connectionNotes()[0]).toHaveTextContent(
    /^You are offline\. Showing what was stored on this device at 20 Nov 2026, 2:32\spm\.$/,
  );
  expect(await axeOf(container)).toHaveNoViolations();

  setConnection({ state: 'connected' });
  expect(connectionNotes()[0]).toHaveTextContent('Connected again');
});

it('shows only that there is no connection if there never was one', async () => {
  const { setConnection } = await liveRecords();
  await open();
  setConnection({ state: 'offline', since: null });
  expect(connectionNotes()[0]).toHaveTextContent(/^You are offline\.$/);
});

it('shows that the records cannot be reached though there is a network, and what helps (#44.2)', async () => {
  const { setConnection } = await liveRecords();
  await open();
  setConnection({ state: 'unreachable', since: null });
  expect(connectionNotes()[0]).toHaveTextContent(
    'The council’s records cannot be reached. The portal keeps trying. You can reload the page, or use another network.',
  );
});

it('shows no message if the records are on the device', async () => {
  await open();
  expect(connectionNotes()).toEqual([]);
});

it('leads from each entry to its page, and marks the entry as the current one @rest', async () => {
  const titles = {
    Dashboard: 'Dashboard Overview',
    Profile: 'Profile',
    Search: 'Discover Services',
    Apply: 'Apply for Service',
    Applications: 'Application Status',
  };
  const { user } = await open();
  const bar = within(screen.getByRole('navigation', { name: 'User Services' }));
  const entries = bar.getAllByRole('link');
  expect(entries.map(({ textContent }) => textContent)).toEqual(Object.keys(titles));
  for (const [entry, title] of Object.entries(titles)) {
    const link = bar.getByRole('link', { name: entry });
    expect(link).toHaveAttribute('href', `/user/${entry.toLowerCase()}`);
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent(entry);
  }
});

it('keeps the menu usable beside a page that crashes @rest (#15.5)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(pages, 'profile').mockResolvedValue(() => {
    throw new Error('a fault in a page');
  });
  const { user } = renderPortal(<Area />, { path: '/user/profile', session: 'user' });
  expect(await screen.findByText('This page stopped working')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Search' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Discover Services' })).toBeVisible();
});
