import { screen, within } from '@testing-library/react';
import { councilClock } from '../../../tools/testing/councilClock';
import { liveRecords } from '../../../tools/testing/liveRecords';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { standInForWindowWidth } from '../../../tools/testing/standInForWindowWidth';
import { pages } from '../pages';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();
const learnClock = councilClock();
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
  jest.restoreAllMocks();
});

it('shows since when the pages are outdated, and then that the connection is back', async () => {
  const { setConnection } = await liveRecords();
  renderArea('/admin/services');
  await screen.findByText('Birth Certificate');
  setConnection({ state: 'offline', since: new Date('2026-11-20T14:32:00+05:30').toISOString() });
  expect(
    screen.getByText(/^You are offline\. Showing what was stored .* 20 Nov 2026, 2:32\spm\.$/),
  ).toBeVisible();
  setConnection({ state: 'connected' });
  expect(screen.getByText('Connected again')).toBeVisible();
});

it('shows once in the area that its records are samples (#12.5)', async () => {
  renderArea('/admin/services');
  expect(await screen.findByText(/^Sample data:/)).toBeVisible();
});

it('leads to its first five pages from the bottom edge of a phone @rest (#19.5)', async () => {
  standInForWindowWidth(360);
  const { user } = renderArea('/admin/dashboard');
  const bar = within(await screen.findByRole('navigation', { name: 'Admin Portal' }));
  expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  for (const [entry, title] of [
    ['Services', 'Services'],
    ['Applications', 'Applications'],
    ['Users', 'Users'],
    ['Reports', 'Reports'],
    ['Dashboard', 'Admin Dashboard'],
  ] as const) {
    await user.click(bar.getByRole('link', { name: entry }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(bar.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
  }
  expect(bar.getAllByRole('link')).toHaveLength(5);
});

it('keeps the menu usable beside a page that crashes (#15.5)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(pages, 'services').mockResolvedValue(() => {
    throw new Error('a fault in a page');
  });
  const { user } = renderArea('/admin/services');
  expect(await screen.findByText('This page stopped working')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Users' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

it('warns by how much the clock of the device is wrong @rest (#18)', async () => {
  renderArea('/admin/services');
  await screen.findByText('Birth Certificate');

  await learnClock(2 * 365 * 86_400_000);

  expect(await screen.findByText('The clock of this device is 2 years behind')).toBeVisible();
});
