import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Role } from 'shared-auth';
import { activateLanguage } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { LoginPage } from './LoginPage';

function renderLogin(role: Role, session?: Role) {
  const login = (
    <LoginPage
      role={role}
      title="Login"
      documentTitle="Sign in"
      lead="Sign in to go on"
      footer="No account yet?"
    />
  );
  return renderPortal(
    <Routes>
      <Route path="/login" element={login} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    { path: '/login', ...(session ? { session } : {}) },
  );
}

afterEach(async () => {
  await act(() => activateLanguage('en'));
});

describe.each(['user', 'staff', 'admin'] as const)('LoginPage of %s', (role) => {
  it('shows the texts of the area and the link to a new password', () => {
    renderLogin(role);
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(screen.getByText('Sign in to go on')).toBeVisible();
    expect(screen.getByText('No account yet?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('requires both fields', async () => {
    const { user } = renderLogin(role);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
  });

  it('shows at the field what is missing, and moves the focus there (#19.7)', async () => {
    const { user } = renderLogin(role);
    await user.type(screen.getByLabelText('Email Address'), 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription(/Enter your password/);
    expect(password).toHaveFocus();
    expect(screen.getByLabelText('Email Address')).toBeValid();
  });

  it('redirects a person who is signed in already', async () => {
    renderLogin(role, role);
    expect(await screen.findByText('Another page')).toBeVisible();
  });
});

it('keeps what was typed when another language is chosen', async () => {
  const { user } = renderLogin('user');
  const email = screen.getByLabelText('Email Address');
  await user.type(email, 'asha@example.com');
  await act(() => activateLanguage('mr'));
  expect(await screen.findByLabelText('ई-मेल पत्ता')).toBe(email);
  expect(email).toHaveValue('asha@example.com');
});
