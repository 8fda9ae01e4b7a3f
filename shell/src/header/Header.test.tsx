import { screen, within } from '@testing-library/react';
import { renderPortal } from '../../../tools/testing/renderPortal';
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
