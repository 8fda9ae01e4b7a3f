import { screen } from '@testing-library/react';
import type { Role } from 'shared-model';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useAuth } from '../context/useAuth';
import { clearSession, writeSession } from '../session/sessionRecord';
import { renderWithAuth } from '../testing/renderWithAuth';
import { loginNotice } from './loginFirstMessage';
import { RequireRole } from './RequireRole';
import { useSignedInRedirect } from './useSignedInRedirect';

const citizen: Role = 'user';
const asha = { uid: 'u1', name: 'Asha', email: 'asha@example.com' };

let loginScreensSeen = 0;

beforeEach(() => {
  loginScreensSeen = 0;
});

afterEach(clearSession);

function Home() {
  return (
    <>
      <h1>Home</h1>
      <Link to="/user/applications?page=2">Applications</Link>
    </>
  );
}

function Login() {
  const { registerUser } = useAuth();
  const isSignedIn = useSignedInRedirect('user');
  countLoginScreen();
  if (isSignedIn) return null;
  return (
    <>
      <h1>Login</h1>
      <button onClick={() => void registerUser({ ...asha, role: 'user' })}>Sign In</button>
    </>
  );
}

function countLoginScreen() {
  loginScreensSeen += 1;
}

function Applications() {
  const { user, logout } = useAuth();
  return (
    <>
      <h1>Applications of {user?.name}</h1>
      <button onClick={logout}>Logout</button>
    </>
  );
}

function renderPortal(path: string | { pathname: string; state: unknown }) {
  return renderWithAuth(
    MemoryRouter,
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/user/login" element={<Login />} />
      <Route path="/user/dashboard" element={<h1>Dashboard</h1>} />
      <Route
        path="/user/applications"
        element={
          <RequireRole role={citizen}>
            <Applications />
          </RequireRole>
        }
      />
    </Routes>,
    { path },
  );
}

describe('RequireRole', () => {
  it('shows the page to a person with a session in the role', () => {
    writeSession({ ...asha, role: 'user' });
    renderPortal('/user/applications');
    expect(screen.getByRole('heading', { name: 'Applications of Asha' })).toBeVisible();
  });

  it.each([
    ['without a session', null],
    ['with a session in another role', { ...asha, role: 'staff' as const }],
  ])('redirects a visitor %s to the login and passes on the reason', (_, person) => {
    if (person) writeSession(person);
    const { current } = renderPortal('/user/applications?page=2');
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(loginNotice(current().location.state)).toBe('Please login as User first');
  });

  it('returns to the requested page after signing in', async () => {
    const { user, current } = renderPortal('/');
    await user.click(screen.getByRole('link', { name: 'Applications' }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('heading', { name: 'Applications of Asha' })).toBeVisible();
    expect(current().location.search).toBe('?page=2');
  });

  it('goes to the home page on logout without showing the login for a moment', async () => {
    writeSession({ ...asha, role: 'user' });
    const { user, current } = renderPortal('/user/applications');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(current().location.pathname).toBe('/');
    expect(loginScreensSeen).toBe(0);
  });
});

describe('useSignedInRedirect', () => {
  it('goes to the dashboard when no other page was requested', () => {
    writeSession({ ...asha, role: 'user' });
    renderPortal('/user/login');
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it("ignores a session in another role's area", () => {
    writeSession({ ...asha, role: 'admin' });
    renderPortal('/user/login');
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
});
