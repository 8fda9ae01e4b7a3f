import { act, render } from '@testing-library/react';
import type { Role, SessionUser } from 'shared-model';
import { MemoryRouter } from 'react-router-dom';
import { clearEndedSession, readEndedSession } from '../session/endedSession';
import { noteLostSession, readLostSession } from '../session/lostSession';
import { clearSession, readSession, writeSession } from '../session/sessionRecord';
import { createFakeIdentity } from '../testing/createFakeIdentity';
import { ProviderError } from '../testing/ProviderError';
import { renderWithAuth } from '../testing/renderWithAuth';
import { useAuth } from './useAuth';

const asha: SessionUser = { uid: 'u1', name: 'Asha', email: 'asha@example.com', role: 'user' };
const password = 'correct horse';

afterEach(() => {
  jest.restoreAllMocks();
  clearSession();
  clearEndedSession();
});

function identityOf(name: string | null) {
  return createFakeIdentity([{ uid: 'u1', email: 'asha@example.com', name, password }]);
}

function storedRecord(): unknown {
  return JSON.parse(localStorage.getItem('user') ?? 'null');
}

function fromAnotherTab(change: () => void) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
}

describe('restoring a session', () => {
  it.each([
    ['user', { user: true, staff: false, admin: false }],
    ['staff', { user: false, staff: true, admin: false }],
    ['merchant', { user: false, staff: true, admin: false }],
    ['admin', { user: false, staff: false, admin: true }],
  ])('of a stored %s sets the flag of its role', (role, flags) => {
    localStorage.setItem('user', JSON.stringify({ ...asha, role }));
    const { current } = renderWithAuth(MemoryRouter, null);
    expect(current().auth.flags).toEqual(flags);
    expect(current().auth.user?.name).toBe('Asha');
  });

  it('starts signed out when the record cannot be read', () => {
    jest.spyOn(console, 'error').mockImplementation();
    localStorage.setItem('user', '{');
    const { current } = renderWithAuth(MemoryRouter, null);
    expect(current().auth.user).toBeNull();
    expect(storedRecord()).toBeNull();
  });
});

describe('signing in', () => {
  it.each([
    ['user', 'loginUser'],
    ['staff', 'loginStaff'],
    ['admin', 'loginAdmin'],
  ] as const)('as %s stores the record and sets the flag of the role', async (role, login) => {
    const { run, current } = renderWithAuth(MemoryRouter, null, { identity: identityOf('Asha') });
    await run((auth) => auth[login]({ email: 'asha@example.com', password, name: 'Placeholder' }));
    expect(current().auth.user).toEqual({ ...asha, role });
    expect(current().auth.flags[role]).toBe(true);
    expect(storedRecord()).toEqual({ ...asha, role, remember: role === 'user' });
  });

  it.each([
    ['loginUser', undefined, true],
    ['loginUser', false, false],
    ['loginStaff', undefined, false],
    ['loginStaff', true, true],
    ['loginAdmin', undefined, false],
    ['loginAdmin', true, true],
  ] as const)(
    '%s with remember %s keeps the account: %s (#12.8)',
    async (login, remember, kept) => {
      const identity = identityOf('Asha');
      const signIn = jest.spyOn(identity, 'signIn');
      const { run } = renderWithAuth(MemoryRouter, null, { identity });
      const credentials = { email: asha.email, password, name: 'Placeholder' };
      await run((auth) =>
        auth[login]({ ...credentials, ...(remember !== undefined && { remember }) }),
      );
      expect(signIn).toHaveBeenCalledWith(asha.email, password, { remember: kept });
      expect(storedRecord()).toMatchObject({ remember: kept });
    },
  );

  it('uses the given name as long as the account has none', async () => {
    const { run, current } = renderWithAuth(MemoryRouter, null, { identity: identityOf(null) });
    await run((auth) => auth.loginAdmin({ email: asha.email, password, name: 'Admin User' }));
    expect(current().auth.user?.name).toBe('Admin User');
  });

  it('stores nothing when the provider refuses', async () => {
    const { run, current } = renderWithAuth(MemoryRouter, null, { identity: identityOf('Asha') });
    await run(async (auth) => {
      const attempt = auth.loginUser({ email: asha.email, password: 'wrong', name: 'User' });
      await expect(attempt).rejects.toThrow('auth/invalid-credential');
    });
    expect(current().auth.user).toBeNull();
    expect(storedRecord()).toBeNull();
  });

  it('replaces a session in another role', async () => {
    writeSession({ ...asha, uid: 'u9', role: 'admin' });
    const onSessionEnd = jest.fn();
    const { run, current } = renderWithAuth(MemoryRouter, null, {
      identity: identityOf('Asha'),
      onSessionEnd,
    });
    await run((auth) => auth.loginUser({ email: asha.email, password, name: 'User' }));
    expect(current().auth.flags).toEqual({ user: true, staff: false, admin: false });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, ''],
    [false, 'portal-session=1'],
  ])("with 'Remember me' %p", async (remember, cookie) => {
    const { run } = renderWithAuth(MemoryRouter, null, { identity: identityOf('Asha') });
    await run((auth) => auth.loginUser({ email: asha.email, password, name: 'User', remember }));
    expect(storedRecord()).toMatchObject({ remember });
    expect(document.cookie).toBe(cookie);
  });

  it('never stores the password', async () => {
    const { run } = renderWithAuth(MemoryRouter, null, { identity: identityOf('Asha') });
    await run((auth) => auth.loginUser({ email: asha.email, password, name: 'User' }));
    expect(JSON.stringify(storedRecord())).not.toContain(password);
  });
});

describe('registering', () => {
  it('opens the session of a citizen whose account was just created', async () => {
    const { run, current } = renderWithAuth(MemoryRouter, null);
    await run((auth) => auth.registerUser(asha));
    expect(current().auth.user).toEqual(asha);
    expect(current().auth.flags.user).toBe(true);
    expect(current().location.pathname).toBe('/');
  });

  it('creates the account of an admin and opens the session', async () => {
    const { run, current, identity } = renderWithAuth(MemoryRouter, null);
    const registration = { name: 'Meera', email: 'm@example.com', password };
    await run((auth) => auth.registerAdmin(registration));
    expect(current().auth.user).toMatchObject({ name: 'Meera', role: 'admin' });
    await expect(identity.signIn('m@example.com', password)).resolves.toMatchObject({
      name: 'Meera',
    });
  });

  it('creates the account of staff, with position and access level', async () => {
    const { run, current } = renderWithAuth(MemoryRouter, null);
    const request = { name: 'Ravi', email: 'r@example.com', password, position: 'Clerk' };
    await run((auth) => auth.registerStaff({ ...request, accessLevel: 'admin' }));
    expect(current().auth.user).toMatchObject({
      name: 'Ravi',
      role: 'staff',
      position: 'Clerk',
      accessLevel: 'admin',
    });
    expect(current().auth.flags).toEqual({ user: false, staff: true, admin: false });
  });
});

describe('logging out', () => {
  it('clears the flags and the record, goes to the home page and notifies the provider', async () => {
    writeSession(asha);
    const identity = createFakeIdentity();
    const signOut = jest.spyOn(identity, 'signOut');
    const onSessionEnd = jest.fn();
    const { run, current } = renderWithAuth(MemoryRouter, null, {
      identity,
      path: '/about',
      onSessionEnd,
    });
    await run((auth) => auth.logout());
    expect(current().auth.flags).toEqual({ user: false, staff: false, admin: false });
    expect(storedRecord()).toBeNull();
    expect(current().location.pathname).toBe('/');
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('does not wait for the provider and ignores its failure', async () => {
    writeSession(asha);
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const identity = createFakeIdentity();
    identity.signOut = () => Promise.reject(new ProviderError('auth/network-request-failed'));
    const { run, current } = renderWithAuth(MemoryRouter, null, { identity });
    await run((auth) => auth.logout());
    expect(current().auth.user).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a sign-out', () => {
  it('notifies the provider only after the data that was read is deleted (#12.9)', async () => {
    writeSession(asha);
    const identity = createFakeIdentity();
    const signOut = jest.spyOn(identity, 'signOut');
    let forgotten: () => void = () => undefined;
    const onSessionEnd = () => new Promise<void>((resolve) => (forgotten = resolve));
    const { run, current } = renderWithAuth(MemoryRouter, null, { identity, onSessionEnd });
    await run((auth) => auth.logout());
    expect(current().auth.user).toBeNull();
    expect(signOut).not.toHaveBeenCalled();
    await run(() => forgotten());
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('marks the account to be wiped at the next start when the provider was not notified (#12.8)', async () => {
    writeSession(asha);
    jest.spyOn(console, 'warn').mockImplementation();
    const identity = createFakeIdentity();
    identity.signOut = () => Promise.reject(new ProviderError('auth/network-request-failed'));
    const { run } = renderWithAuth(MemoryRouter, null, { identity });
    await run((auth) => auth.logout());
    expect(readEndedSession()).toBe(asha.uid);
  });

  it('leaves nothing to wipe when the provider was notified (#12.8)', async () => {
    writeSession(asha, { remember: false });
    const { run } = renderWithAuth(MemoryRouter, null);
    await run((auth) => auth.logout());
    expect(readEndedSession()).toBeNull();
  });
});

describe('a session change in another tab', () => {
  it('signs this tab out, which goes to the home page', () => {
    writeSession(asha);
    const onSessionEnd = jest.fn();
    const { current } = renderWithAuth(MemoryRouter, null, { path: '/user/profile', onSessionEnd });
    fromAnotherTab(() => localStorage.removeItem('user'));
    expect(current().auth.user).toBeNull();
    expect(current().location.pathname).toBe('/');
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('signs this tab out when the whole storage is cleared', () => {
    writeSession(asha);
    const { current } = renderWithAuth(MemoryRouter, null);
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(current().auth.user).toBeNull();
  });

  it.each(['user', 'staff'] as const)('signs this tab in as %s', (role: Role) => {
    const { current } = renderWithAuth(MemoryRouter, null, { path: '/about' });
    fromAnotherTab(() => writeSession({ ...asha, role }));
    expect(current().auth.flags[role]).toBe(true);
    expect(current().location.pathname).toBe('/about');
  });

  it('leaves a visitor without a session on their page', () => {
    const { current } = renderWithAuth(MemoryRouter, null, { path: '/about' });
    fromAnotherTab(() => localStorage.removeItem('user'));
    expect(current().location.pathname).toBe('/about');
  });

  it('has no effect under another storage key', () => {
    writeSession(asha);
    const { current } = renderWithAuth(MemoryRouter, null);
    act(() => {
      localStorage.removeItem('user');
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    });
    expect(current().auth.user).toEqual(asha);
  });

  it('takes effect when the page is restored from the back/forward cache', () => {
    writeSession(asha);
    const { current } = renderWithAuth(MemoryRouter, null);
    act(() => {
      localStorage.removeItem('user');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(current().auth.user).toBeNull();
  });
});

describe('a session that was lost', () => {
  const lost = () => {
    writeSession(asha);
    const onSessionEnd = jest.fn();
    const view = renderWithAuth(MemoryRouter, null, { path: '/user/profile', onSessionEnd });
    return { ...view, onSessionEnd };
  };
  const from = { pathname: '/user/profile', search: '', hash: '' };

  it('redirects to the login and keeps the data on the device', async () => {
    const { run, current, onSessionEnd } = lost();
    await run((auth) => auth.loseSession('user', from));
    expect(current().location.pathname).toBe('/user/login');
    expect(readLostSession()).toBe(asha.uid);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('does not end the session of another person who has signed in since (#12.8)', async () => {
    const { run, current } = lost();
    writeSession({ ...asha, uid: 'u9' });
    await run((auth) => auth.loseSession('user', from));
    expect(readSession()?.uid).toBe('u9');
    expect(current().location.pathname).toBe('/user/profile');
  });

  it('keeps the data on the device when it was lost in another tab', () => {
    const { current, onSessionEnd } = lost();
    fromAnotherTab(() => {
      noteLostSession(asha.uid);
      localStorage.removeItem('user');
    });
    expect(current().auth.user).toBeNull();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['the same person', asha.uid, 0],
    ['another person', 'somebody-else', 1],
  ])('ends when %s signs in', async (_who, uid, ended) => {
    const { run, onSessionEnd } = lost();
    await run((auth) => auth.loseSession('user', from));
    await run((auth) => auth.registerUser({ ...asha, uid }));
    expect(readLostSession()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledTimes(ended);
  });

  it('ends with an explicit sign-out', async () => {
    const { run, onSessionEnd } = lost();
    noteLostSession(asha.uid);
    await run((auth) => auth.logout());
    expect(readLostSession()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });
});

describe('updateName', () => {
  it('changes the name with the provider, in the session and in the record, and nothing else', async () => {
    writeSession(asha, { remember: false });
    const identity = createFakeIdentity();
    const updateName = jest.spyOn(identity, 'updateName');
    const { run, current } = renderWithAuth(MemoryRouter, null, { identity });
    await run((auth) => auth.updateName('Asha Devi'));
    expect(updateName).toHaveBeenCalledWith('Asha Devi');
    expect(current().auth.user).toEqual({ ...asha, name: 'Asha Devi' });
    expect(storedRecord()).toEqual({ ...asha, name: 'Asha Devi', remember: false });
  });

  it('leaves the name as it is when the provider refuses', async () => {
    writeSession(asha);
    const identity = createFakeIdentity();
    identity.updateName = () => Promise.reject(new ProviderError('auth/requires-recent-login'));
    const { run, current } = renderWithAuth(MemoryRouter, null, { identity });
    await run((auth) => expect(auth.updateName('Asha Devi')).rejects.toThrow('recent-login'));
    expect(current().auth.user).toEqual(asha);
  });

  it('does not restore a session that ended in the meantime', async () => {
    writeSession(asha);
    const { run, current } = renderWithAuth(MemoryRouter, null);
    await run((auth) => {
      const renaming = auth.updateName('Asha Devi');
      auth.logout();
      return renaming;
    });
    expect(current().auth.user).toBeNull();
    expect(readSession()).toBeNull();
  });
});

describe('requestPasswordReset', () => {
  it.each(['asha@example.com', 'nobody@example.com'])(
    'resolves in the same way for %s',
    async (email) => {
      const { run } = renderWithAuth(MemoryRouter, null, { identity: identityOf('Asha') });
      await run((auth) => expect(auth.requestPasswordReset(email)).resolves.toBeUndefined());
    },
  );

  it('rejects when the mail could not be requested', async () => {
    const identity = createFakeIdentity();
    identity.sendPasswordReset = () => Promise.reject(new ProviderError('auth/too-many-requests'));
    const { run } = renderWithAuth(MemoryRouter, null, { identity });
    await run((auth) => expect(auth.requestPasswordReset('a@example.com')).rejects.toThrow('many'));
  });
});

describe('useAuth', () => {
  it('throws an error that names the missing AuthProvider', () => {
    jest.spyOn(console, 'error').mockImplementation();
    function Lost() {
      useAuth();
      return null;
    }
    expect(() => render(<Lost />)).toThrow('useAuth needs an AuthProvider above it');
  });
});
