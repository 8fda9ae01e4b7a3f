import { act, renderHook } from '@testing-library/react';
import type { Role } from 'shared-model';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AuthProvider } from '../context/AuthProvider';
import { useAuth } from '../context/useAuth';
import type { IdentityProvider } from '../identity/IdentityProvider';
import { clearSession } from '../session/sessionRecord';
import { createFakeIdentity } from '../testing/createFakeIdentity';
import { ProviderError } from '../testing/ProviderError';
import { useSignIn } from './useSignIn';

const credentials = { email: 'asha@example.com', password: 'correct horse' };

let identity: IdentityProvider;
let signIn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  identity = createFakeIdentity([{ uid: 'u1', name: null, ...credentials }]);
  signIn = jest.spyOn(identity, 'signIn');
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  clearSession();
});

function renderSignIn(role: Role = 'user') {
  return renderHook(() => ({ auth: useAuth(), form: useSignIn(role) }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <AuthProvider identity={identity}>{children}</AuthProvider>
      </MemoryRouter>
    ),
  });
}

type Rendered = ReturnType<typeof renderSignIn>;

/** Signs in and lets `milliseconds` go by; resolves to what `signIn` had resolved to by then. */
async function submit({ result }: Rendered, values = credentials, milliseconds = 1000) {
  let outcome: boolean | undefined;
  await act(async () => {
    void result.current.form.signIn(values).then((value) => (outcome = value));
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
  return outcome;
}

describe('useSignIn', () => {
  it.each([
    ['user', 'User'],
    ['staff', 'Staff Member'],
    ['admin', 'Admin User'],
  ] as const)('signs in as %s, called %s until the account has a name', async (role, name) => {
    const view = renderSignIn(role);
    await expect(submit(view)).resolves.toBe(true);
    const { auth, form } = view.result.current;
    expect(auth.user).toEqual({ uid: 'u1', email: credentials.email, name, role });
    expect(form).toMatchObject({ busy: false, error: null });
  });

  it('waits a second before signing in, and is busy all the while', async () => {
    const view = renderSignIn();
    await submit(view, credentials, 999);
    expect(signIn).not.toHaveBeenCalled();
    expect(view.result.current.form.busy).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(view.result.current.form.busy).toBe(false);
  });

  it("loads the provider's code with the first key press, and not before", () => {
    const warmUp = jest.spyOn(identity, 'warmUp');
    renderSignIn();
    expect(warmUp).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('input'));
    document.dispatchEvent(new Event('input'));
    expect(warmUp).toHaveBeenCalledTimes(1);
  });

  it('ignores a second call while busy', async () => {
    const view = renderSignIn();
    await submit(view, credentials, 500);
    await expect(submit(view, credentials, 500)).resolves.toBe(false);
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it.each(['user', 'staff', 'admin'] as const)(
    'asks %s for an empty field at once',
    async (role) => {
      const view = renderSignIn(role);
      await expect(submit(view, { ...credentials, email: '' }, 0)).resolves.toBe(false);
      expect(view.result.current.form).toMatchObject({
        busy: false,
        error: 'Please fill in all fields',
        errorFields: ['email'],
      });
      expect(signIn).not.toHaveBeenCalled();
    },
  );

  it('explains a refusal in plain words and allows another try', async () => {
    const view = renderSignIn();
    await expect(submit(view, { ...credentials, password: 'wrong' })).resolves.toBe(false);
    expect(view.result.current.form.error).toMatch(/email address or the password is not right/);
    await expect(submit(view)).resolves.toBe(true);
    expect(view.result.current.form.error).toBeNull();
  });

  it('clears the error on request', async () => {
    const view = renderSignIn();
    await submit(view, { ...credentials, email: '' });
    act(() => view.result.current.form.clearError());
    expect(view.result.current.form).toMatchObject({ error: null, errorFields: [] });
  });

  it("falls back to 'Login failed' where the provider says nothing", async () => {
    identity.signIn = () => Promise.reject(new ProviderError('auth/never-heard-of'));
    const view = renderSignIn();
    await submit(view);
    expect(view.result.current.form.error).toBe('Login failed. Please try again.');
  });

  it('logs an error that does not come from the provider', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    identity.signIn = () => Promise.reject(new TypeError('x is undefined'));
    const view = renderSignIn();
    await submit(view);
    expect(view.result.current.form.error).toBe('Login failed. Please try again.');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('does not sign in a person who has left the form', async () => {
    const view = renderSignIn();
    await submit(view, credentials, 500);
    view.unmount();
    await jest.advanceTimersByTimeAsync(1000);
    expect(signIn).not.toHaveBeenCalled();
  });

  it('trims spaces around the address, but not around the password', async () => {
    const view = renderSignIn();
    await submit(view, { email: ' asha@example.com ', password: ' x ' });
    expect(signIn).toHaveBeenCalledWith('asha@example.com', ' x ', { remember: true });
  });

  it("passes on 'Remember me'", async () => {
    const view = renderSignIn();
    await submit(view, Object.assign({ remember: false }, credentials));
    expect(localStorage.getItem('user')).toContain('"remember":false');
  });
});
