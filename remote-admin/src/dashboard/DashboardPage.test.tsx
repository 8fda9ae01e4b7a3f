import { screen, within } from '@testing-library/react';
import { invitePerson } from 'shared-data';
import { moveAs } from '../../../tools/testing/moveAs';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

async function figure(label: string): Promise<HTMLElement> {
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  return (await figures.findByText(label)).parentElement ?? document.body;
}

describe('the dashboard', () => {
  it('has four figures that compute', async () => {
    renderArea('/admin/dashboard');
    expect(await figure('Services')).toHaveTextContent('5');
    expect(await figure('Total Users')).toHaveTextContent(/29.*no open invitation/);
    expect(await figure('Active Sessions')).toHaveTextContent('1');
    expect(await figure('Security Alerts')).toHaveTextContent('2');
    await invitePerson({ name: 'Zubeda', email: 'zubeda@example.com', role: 'staff' });
    expect(await screen.findByText('and 1 open invitation')).toBeVisible();
  });

  it.each([
    ['Add User', 'Add User'],
    ['View Reports', 'Reports'],
    ['Manage Services', 'Services'],
    ['Settings', 'Settings'],
  ])('has the quick action %s', async (action, heading) => {
    const { user } = renderArea('/admin/dashboard');
    const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
    await user.click(actions.getByRole('link', { name: action }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('tells at once what happens to an application', async () => {
    renderArea('/admin/dashboard');
    const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    expect(await activity.findByText('Imran Shaikh applied for Income Certificate')).toBeVisible();
    const by = { uid: 'a', name: 'Usha Naik', role: 'admin' } as const;
    await moveAs(by, '6', { to: 'approved', revision: 1 });
    expect(
      await activity.findByText('Usha Naik approved Income Certificate for Imran Shaikh'),
    ).toBeVisible();
  });

  it('names the way around the area', async () => {
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
