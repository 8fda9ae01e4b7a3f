import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AuthProvider } from '../context/AuthProvider';
import { useAuth } from '../context/useAuth';
import type { IdentityProvider } from '../identity/IdentityProvider';
import { clearSession } from '../session/sessionRecord';
import type { Submission } from '../submission/useSubmission';
import { createFakeIdentity } from '../testing/createFakeIdentity';
import { ProviderError } from '../testing/ProviderError';
import { useRegisterAdmin } from './useRegisterAdmin';
import { useRegisterUser } from './useRegisterUser';
import { useRequestStaffAccess } from './useRequestStaffAccess';

const citizen = { name: ' Asha ', email: 'asha@example.com', password: 'secret' };
const admin = {
  name: 'Meera',
  email: 'meera@example.com',
  password: 'eight888',
  confirmPassword: 'eight888',
};
const staff = {
  fullName: 'Ravi',
  email: 'ravi@example.com',
  position: 'Clerk',
  password: 'secret',
  accessLevel: 'admin' as const,
};

let identity: IdentityProvider;

beforeEach(() => {
  jest.useFakeTimers();
  identity = createFakeIdentity();
});

afterEach(() => {
  jest.useRealTimers();
  clearSession();
});

function renderForm<Values>(useForm: () => Submission<Values>) {
  const { result } = renderHook(() => ({ auth: useAuth(), form: useForm() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <AuthProvider identity={identity}>{children}</AuthProvider>
      </MemoryRouter>
    ),
  });

  return {
    result,
    /** Submits and lets `milliseconds` go by; resolves to what `submit` had resolved to by then. */
    async submit(values: Values, milliseconds: number) {
      let outcome: boolean | undefined;
      await act(async () => {
        void result.current.form.submit(values).then((value) => (outcome = value));
        await jest.advanceTimersByTimeAsync(milliseconds);
      });
      return outcome;
    },
  };
}

describe('useRegisterUser', () => {
  it('creates the account without delay and opens a session as user', async () => {
    const { result, submit } = renderForm(useRegisterUser);
    await expect(submit(citizen, 0)).resolves.toBe(true);
    expect(result.current.auth.user).toEqual({
      uid: 'uid-1',
      name: 'Asha',
      email: 'asha@example.com',
      role: 'user',
    });
  });

  it("names what the provider's policy requires of the password, before creating an account", async () => {
    const createAccount = jest.spyOn(identity, 'createAccount');
    const { result, submit } = renderForm(useRegisterUser);
    await submit({ ...citizen, password: 'five5' }, 0);
    expect(result.current.form.error).toBe('Choose a password with at least 6 characters.');
    expect(createAccount).not.toHaveBeenCalled();
  });

  it('reports an address that already has an account', async () => {
    await identity.createAccount(citizen);
    const { result, submit } = renderForm(useRegisterUser);
    await expect(submit(citizen, 0)).resolves.toBe(false);
    expect(result.current.form.error).toMatch(/already an account/);
    expect(result.current.auth.user).toBeNull();
  });

  it("falls back to 'Registration failed'", async () => {
    identity.createAccount = () => Promise.reject(new ProviderError('auth/never-heard-of'));
    const { result, submit } = renderForm(useRegisterUser);
    await submit(citizen, 0);
    expect(result.current.form.error).toBe('Registration failed. Please try again.');
  });
});

describe('useRegisterAdmin', () => {
  it('waits a second, creates the account and opens a session as admin', async () => {
    const { result, submit } = renderForm(useRegisterAdmin);
    await expect(submit(admin, 999)).resolves.toBeUndefined();
    expect(result.current.form.busy).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(result.current.auth.user).toMatchObject({ name: 'Meera', role: 'admin' });
  });

  it.each([
    [{ name: '' }, 'Please fill in all fields'],
    [{ confirmPassword: 'another8' }, 'Passwords do not match'],
    [{ password: 'seven77', confirmPassword: 'seven77' }, 'Password must be at least 8 characters'],
  ])('answers %p with %p', async (change, error) => {
    const { result, submit } = renderForm(useRegisterAdmin);
    await submit({ ...admin, ...change }, 0);
    expect(result.current.form.error).toBe(error);
  });

  it("falls back to 'Registration failed'", async () => {
    identity.createAccount = () => Promise.reject(new ProviderError('auth/never-heard-of'));
    const { result, submit } = renderForm(useRegisterAdmin);
    await submit(admin, 1000);
    expect(result.current.form.error).toBe('Registration failed. Please try again.');
  });
});

describe('useRequestStaffAccess', () => {
  it('creates the account without delay and opens a session as staff', async () => {
    const { result, submit } = renderForm(useRequestStaffAccess);
    await expect(submit(staff, 0)).resolves.toBe(true);
    expect(result.current.auth.user).toMatchObject({
      name: 'Ravi',
      role: 'staff',
      position: 'Clerk',
      accessLevel: 'admin',
    });
  });

  it.each([
    [{ position: '' }, 'Please fill all required fields'],
    [{ password: 'five5' }, 'Password should be at least 6 characters'],
  ])('answers %p with %p', async (change, error) => {
    const { result, submit } = renderForm(useRequestStaffAccess);
    await submit({ ...staff, ...change }, 0);
    expect(result.current.form.error).toBe(error);
  });

  it("falls back to 'Submission failed'", async () => {
    identity.createAccount = () => Promise.reject(new ProviderError('auth/never-heard-of'));
    const { result, submit } = renderForm(useRequestStaffAccess);
    await submit(staff, 0);
    expect(result.current.form.error).toBe('Submission failed');
  });
});
