import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useAuth } from 'shared-auth';
import { renderPortal } from './renderPortal';

function Who() {
  const { user, logout } = useAuth();
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={logout}>
      {user?.name ?? 'nobody'} at {pathname}
    </button>
  );
}

const button = () => screen.getByRole('button');

it('renders the home page for a visitor by default', () => {
  renderPortal(<Who />);
  expect(button()).toHaveTextContent('nobody at /');
});

it('renders a page for a role, and supports signing out', async () => {
  const { user } = renderPortal(
    <Routes>
      <Route path="*" element={<Who />} />
    </Routes>,
    { path: '/staff/tasks', session: 'staff' },
  );
  expect(button()).toHaveTextContent('Asha Kulkarni at /staff/tasks');
  await user.click(button());
  expect(button()).toHaveTextContent('nobody at /');
});

it('leaves no session to the next test', () => {
  renderPortal(<Who />);
  expect(button()).toHaveTextContent('nobody');
});

it('gives the identity provider the results that the test sets', async () => {
  const signIn = jest.fn().mockResolvedValue({ uid: '7', email: 'm@example.com', name: 'Meena' });
  function SignIn() {
    const { user, loginAdmin } = useAuth();
    const credentials = { email: 'm@example.com', password: 'secret', name: 'Admin User' };
    return (
      <button type="button" onClick={() => void loginAdmin(credentials)}>
        {user?.name ?? 'Sign in'}
      </button>
    );
  }
  const { user } = renderPortal(<SignIn />, { identity: { signIn } });
  await user.click(button());
  expect(await screen.findByText('Meena')).toBeVisible();
  expect(signIn).toHaveBeenCalledWith('m@example.com', 'secret', { remember: false });
});

it('supports dialogs and media queries, which jsdom lacks', () => {
  const dialog = document.createElement('dialog');
  const onClose = jest.fn();
  dialog.addEventListener('close', onClose);
  act(() => dialog.showModal());
  expect(dialog.open).toBe(true);
  act(() => dialog.close());
  expect(dialog.open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(matchMedia('(max-width: 768px)').matches).toBe(false);
});
