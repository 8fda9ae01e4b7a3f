import { screen, within } from '@testing-library/react';
import { renderPortal } from '../../../tools/testing/render-portal';
import { Header } from './Header';

const linkNames = () =>
  within(screen.getByRole('navigation', { name: 'Portal' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('offers Home and the three logins to a visitor who is signed out', () => {
  renderPortal(<Header />);

  expect(linkNames()).toEqual([
    'Home /',
    'User Login /user/login',
    'Staff Login /staff/login',
    'Admin Login /admin/login',
  ]);
});

it.each(['user', 'staff', 'admin'] as const)(
  "offers the %s's dashboard and Logout to a person who is signed in",
  async (role) => {
    const { user } = renderPortal(<Header />, { session: role });

    expect(linkNames()).toEqual(['Home /', `Dashboard /${role}/dashboard`]);
    await user.click(screen.getByRole('button', { name: 'Logout' }));

    expect(linkNames()).toHaveLength(4);
    expect(localStorage.getItem('user')).toBeNull();
  },
);

it('opens the mobile menu, and closes it on Escape and on choosing', async () => {
  const { user } = renderPortal(<Header />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(screen.getByRole('link', { name: 'User Login' }));
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
