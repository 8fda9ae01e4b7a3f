import { act, screen, waitFor, within } from '@testing-library/react';
import { invitePerson, openRecords, type OfficeFigures } from 'shared-data';
import { moveAs } from '../../../tools/testing/moveAs';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { axe } from '../testing/axe';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

async function withFigures(figures: OfficeFigures) {
  const { worklist } = await openRecords();
  jest.spyOn(worklist, 'watchFigures').mockReturnValue(({ next }) => {
    next(figures);
    return () => undefined;
  });
}

async function figure(label: string): Promise<HTMLElement> {
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  return (await figures.findByText(label)).parentElement ?? document.body;
}

describe('the dashboard', () => {
  it('shows four figures that are computed from the records', async () => {
    renderArea('/admin/dashboard');
    expect(await figure('Services')).toHaveTextContent('5');
    // The admin becomes a member with this session.
    await waitFor(async () =>
      expect(await figure('Total Users')).toHaveTextContent(/29.*no open invitation/),
    );
    expect(await figure('Active Sessions')).toHaveTextContent('1');
    expect(await figure('Security Alerts')).toHaveTextContent('2');
    await act(() => invitePerson({ name: 'Zubeda', email: 'zubeda@example.com', role: 'staff' }));
    expect(await screen.findByText('and 1 open invitation')).toBeVisible();
  });

  it.each([
    ['Add User', 'Add User'],
    ['View Reports', 'Reports'],
    ['Manage Services', 'Services'],
    ['Settings', 'Settings'],
  ])('shows the quick action %s @rest', async (action, heading) => {
    const { user } = renderArea('/admin/dashboard');
    const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
    await user.click(actions.getByRole('link', { name: action }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('lists what needs an admin, each with a link (#18.3)', async () => {
    await withFigures({ overdue: 1, recommended: 3, unassigned: 0 });
    const { user } = renderArea('/admin/dashboard');
    const region = await screen.findByRole('region', { name: 'For you to do' });
    const block = within(region);
    expect(block.getByText('1 application is overdue')).toBeVisible();
    expect(block.queryByText(/nobody has/)).not.toBeInTheDocument();
    expect(await axe(region)).toHaveNoViolations();
    await user.click(block.getByText('3 recommended applications wait for a decision'));
    expect(await screen.findByLabelText('Waiting')).toHaveValue('recommended');
  });

  it('links the overdue applications to their list @rest (#18)', async () => {
    await withFigures({ overdue: 2, recommended: 0, unassigned: 0 });
    const { user } = renderArea('/admin/dashboard');
    const block = within(await screen.findByRole('region', { name: 'For you to do' }));
    await user.click(block.getByRole('link', { name: /overdue/i }));
    expect(await screen.findByLabelText('Waiting')).toHaveValue('overdue');
  });

  it('explains that unassigned means sent more than a day ago @rest (#18)', async () => {
    await withFigures({ overdue: 0, recommended: 0, unassigned: 2 });
    const { user } = renderArea('/admin/dashboard');
    const block = within(await screen.findByRole('region', { name: 'For you to do' }));
    await user.click(
      block.getByText('2 applications were sent more than a day ago, and nobody has them'),
    );
    expect(await screen.findByLabelText('Waiting')).toHaveValue('unassigned');
  });

  it('hides the block if nothing needs the admin @rest (#18.3)', async () => {
    await withFigures({ overdue: 0, recommended: 0, unassigned: 0 });
    const { people } = await openRecords();
    jest.spyOn(people, 'watchRequests').mockReturnValue(({ next }) => {
      next([]);
      return () => undefined;
    });
    renderArea('/admin/dashboard');
    // Shown once the requests and the keys have been read.
    await figure('Security Alerts');
    expect(screen.queryByRole('region', { name: 'For you to do' })).not.toBeInTheDocument();
  });

  it('shows at once what happens to an application @rest', async () => {
    renderArea('/admin/dashboard');
    const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    expect(await activity.findByText('Imran Shaikh applied for Income Certificate')).toBeVisible();
    const by = { uid: 'a', name: 'Usha Naik', role: 'admin' } as const;
    await act(() => moveAs(by, '6', { to: 'approved', revision: 1 }));
    expect(
      await activity.findByText('Usha Naik approved Income Certificate for Imran Shaikh'),
    ).toBeVisible();
  });

  it('shows the navigation of the area', async () => {
    renderArea('/admin/dashboard');
    const navigation = within(await screen.findByRole('navigation', { name: 'Admin Portal' }));
    const names = navigation.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['Dashboard', 'Services', 'Applications']);
    expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
