import { screen, within } from '@testing-library/react';
import { liveRecords } from '../../../tools/testing/liveRecords';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { standInForWindowWidth } from '../../../tools/testing/standInForWindowWidth';
import { pages } from '../pages';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
  jest.restoreAllMocks();
});

it('shows since when the pages are outdated, and then that the connection is back @rest', async () => {
  const { setConnection } = await liveRecords();
  renderPortal(<StaffArea />, { path: '/staff/tasks', session: 'staff' });
  await screen.findByRole('table');
  setConnection({ state: 'offline', since: new Date('2026-11-20T14:32:00+05:30').toISOString() });
  expect(
    screen.getByText(/^You are offline\. Showing what was stored .* 20 Nov 2026, 2:32\spm\.$/),
  ).toBeVisible();
  setConnection({ state: 'connected' });
  expect(screen.getByText('Connected again')).toBeVisible();
});

it('leads to its five pages from the bottom edge of a phone (#19.5)', async () => {
  standInForWindowWidth(360);
  const { user } = renderPortal(<StaffArea />, { path: '/staff/dashboard', session: 'staff' });
  const bar = within(await screen.findByRole('navigation', { name: 'Staff Panel' }));
  expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  for (const [entry, title] of [
    ['Work list', 'Work list'],
    ['Tasks', 'Tasks'],
    ['Application Form', 'Application Form'],
    ['Payslips', 'Payslips'],
    ['Dashboard', /^Good /],
  ] as const) {
    await user.click(bar.getByRole('link', { name: entry }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(bar.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
  }
  expect(bar.getAllByRole('link')).toHaveLength(5);
});

it('keeps the menu usable beside a page that crashes @rest (#15.5)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(pages, 'payslips').mockResolvedValue(() => {
    throw new Error('a fault in a page');
  });
  const { user } = renderPortal(<StaffArea />, { path: '/staff/payslips', session: 'staff' });
  expect(await screen.findByText('This page stopped working')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Tasks' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});
