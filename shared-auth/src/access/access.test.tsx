import { i18n } from '@lingui/core';
import { act, screen } from '@testing-library/react';
import type { Role } from 'shared-model';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { StayedSignedInError, type ConfirmLogout } from '../context/createAuthActions';
import { loginNotice } from '../guard/loginFirstMessage';
import { RequireRole } from '../guard/RequireRole';
import { explainProviderError } from '../provider-errors/explainProviderError';
import { clearSession, readSession, writeSession } from '../session/sessionRecord';
import { createFakeAuthority } from '../testing/createFakeAuthority';
import { createFakeIdentity } from '../testing/createFakeIdentity';
import { ProviderError } from '../testing/ProviderError';
import { renderWithAuth } from '../testing/renderWithAuth';
import type { AccessAnswer } from './access';
import type { AccessScreenProps } from './AccessContext';
import { NoAccessError } from './accessErrors';
import { explainNoAccess } from './explainNoAccess';

const asha = { uid: 'u1', name: 'Asha', email: 'asha@example.com' };
const password = 'correct horse';
const citizen: Role = 'user';
const granted: AccessAnswer = { access: 'granted', confirmed: true };
const none: AccessAnswer = { access: 'none', confirmed: true };
const waiting: AccessAnswer = { access: 'waiting', confirmed: false };
const refused: AccessAnswer = {
  access: 'refused',
  confirmed: true,
  refusedAt: '2026-03-12T10:00:00.000Z',
};

const blocked: AccessAnswer = { access: 'blocked', confirmed: true };

afterEach(() => {
  jest.restoreAllMocks();
  i18n.load('en', {});
  i18n.activate('en');
  clearSession();
});

function Screen({ state }: AccessScreenProps) {
  if (state.status === 'known') return <p>{state.ended ? 'ended' : state.answer.access}</p>;
  if (state.status === 'checking') return <p>checking</p>;
  return <button onClick={state.retry}>{state.error.message}</button>;
}

interface SetUpOptions {
  answer?: AccessAnswer;
  isEnforced?: boolean;
  path?: string;
  role?: Role;
  onSessionEnd?: () => void;
  /** Whether the authority never answers. */
  isSilent?: boolean;
  /** Fetches the code of what may be entered. */
  prepare?: () => Promise<unknown>;
  /** Whether the provider still knows the account of the session. */
  isKnown?: boolean;
}

function setUp({
  answer = granted,
  isEnforced = true,
  path = '/',
  role = 'staff',
  isKnown = true,
  isSilent = false,
  prepare,
  ...options
}: SetUpOptions) {
  const fake = createFakeAuthority(answer, isEnforced);
  if (isSilent) fake.authority.watch.mockReturnValue(() => () => undefined);
  const identity = createFakeIdentity([{ ...asha, password }]);
  if (isKnown) void identity.signIn(asha.email, password);
  const view = renderWithAuth(
    MemoryRouter,
    <Routes>
      <Route
        path={`/${role}/work`}
        element={
          <RequireRole role={role} prepare={prepare}>
            <h1>Work</h1>
          </RequireRole>
        }
      />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { identity, path, access: { authority: fake.authority, Screen }, ...options },
  );
  return { ...view, ...fake };
}

describe('the code of a guarded page', () => {
  it('starts to load before the authority has answered', () => {
    writeSession({ ...asha, role: 'staff' });
    const prepare = jest.fn(() => Promise.reject(new Error('offline')));
    setUp({ path: '/staff/work', isSilent: true, prepare });
    expect(screen.getByText('checking')).toBeVisible();
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('stays unloaded for a person who is redirected to the login', () => {
    writeSession({ ...asha, role: 'user' });
    const prepare = jest.fn(() => Promise.resolve());
    setUp({ path: '/staff/work', prepare });
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(prepare).not.toHaveBeenCalled();
  });
});

describe('a login where roles are enforced', () => {
  const credentials = { email: asha.email, password, name: 'Placeholder' };
  const logins = { user: 'loginUser', staff: 'loginStaff', admin: 'loginAdmin' } as const;

  it.each([
    ['staff', granted, true],
    ['staff', waiting, true],
    ['staff', { access: 'unconfirmed', confirmed: false }, true],
    ['staff', refused, false],
    ['staff', none, false],
    ['admin', granted, true],
    ['admin', none, false],
    ['staff', blocked, false],
    ['user', none, true],
  ] as const)('as %s with %j opens a session: %s', async (role, answer, opens) => {
    const { run, identity } = setUp({ answer });
    const signOut = jest.spyOn(identity, 'signOut');
    await run((auth) => auth[logins[role]](credentials).catch(() => undefined));
    expect(readSession()?.role).toBe(opens ? role : undefined);
    expect(signOut).toHaveBeenCalledTimes(opens ? 0 : 1);
  });

  it('does not query the authority for a citizen', async () => {
    const { run, authority } = setUp({ answer: none });
    await run((auth) => auth.loginUser(credentials));
    expect(authority.isEnforced).not.toHaveBeenCalled();
    expect(authority.check).not.toHaveBeenCalled();
  });

  it.each([
    ['staff', none, /no access to the Staff Panel.*request access.*User Login/],
    ['admin', none, /no access to the Admin Portal.*User Login/],
    ['staff', { ...none, role: 'admin' }, /admin access: sign in under Admin Login/],
    ['admin', { ...none, role: 'staff' }, /staff access: sign in under Staff Login/],
    ['staff', refused, /refused on 12 March 2026/],
    ['staff', blocked, /blocked.*council office/],
  ] as const)('explains to %s with %j why no session is opened', async (role, answer, sentence) => {
    const { run } = setUp({ answer });
    await run(async (auth) => {
      const error: unknown = await auth[logins[role]](credentials).catch(
        (reason: unknown) => reason,
      );
      expect(explainProviderError(error, 'fallback')).toMatch(sentence);
    });
  });

  it.each([
    ['hi', '12 मार्च 2026'],
    // Marathi has digits of its own, which nothing else on the screen uses.
    ['mr', '12 मार्च, 2026'],
  ])(
    'names the day of a refusal in the language %s, with the digits 0–9 (#20)',
    (language, day) => {
      i18n.load(language, {});
      i18n.activate(language);
      expect(explainNoAccess(new NoAccessError('staff', refused))).toContain(day);
    },
  );

  it('opens no session and explains why when the authority does not answer', async () => {
    const { run, authority } = setUp({});
    authority.check.mockRejectedValue(new Error('offline'));
    await run(async (auth) => {
      const error: unknown = await auth.loginStaff(credentials).catch((reason: unknown) => reason);
      expect(explainProviderError(error, 'fallback')).toMatch(/could not be reached/);
    });
    expect(readSession()).toBeNull();
  });

  it('does not query the authority where roles are not enforced', async () => {
    const { run, authority } = setUp({ answer: none, isEnforced: false });
    await run((auth) => auth.loginAdmin(credentials));
    expect(readSession()?.role).toBe('admin');
    expect(authority.check).not.toHaveBeenCalled();
  });
});

describe('a registration where roles are enforced', () => {
  const request = { name: 'Ravi', email: 'r@example.com', password, position: 'Clerk' };

  it('files the request, has the address confirmed and opens a session', async () => {
    const { run, authority, identity } = setUp({ answer: waiting });
    const sendConfirmation = jest.spyOn(identity, 'sendConfirmation');
    await run((auth) => auth.registerStaff({ ...request, accessLevel: 'admin' }));
    expect(authority.request).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'r@example.com', name: 'Ravi' }),
      { position: 'Clerk', accessLevel: 'admin' },
      'staff',
    );
    expect(sendConfirmation).toHaveBeenCalledTimes(1);
    expect(readSession()).toMatchObject({ role: 'staff', accessLevel: 'admin' });
  });

  it('also files the request of an admin', async () => {
    const { run, authority } = setUp({ answer: waiting });
    await run((auth) => auth.registerAdmin(request));
    expect(authority.request).toHaveBeenCalledWith(
      expect.anything(),
      { position: 'Administrator', accessLevel: 'admin' },
      'admin',
    );
  });

  it('sends no mail to an address that is confirmed', async () => {
    const { run, identity } = setUp({ answer: { access: 'waiting', confirmed: true } });
    const sendConfirmation = jest.spyOn(identity, 'sendConfirmation');
    await run((auth) => auth.registerAdmin(request));
    expect(sendConfirmation).not.toHaveBeenCalled();
  });

  it('succeeds although the confirmation mail fails, which can be sent again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { run, identity } = setUp({ answer: waiting });
    identity.sendConfirmation = () => Promise.reject(new ProviderError('auth/too-many-requests'));
    await run((auth) => auth.registerAdmin(request));
    expect(readSession()?.role).toBe('admin');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('accepts an existing account, but only with its own password', async () => {
    const { run, authority } = setUp({ answer: waiting });
    const known = { ...request, email: asha.email, accessLevel: 'staff' } as const;
    await run(async (auth) => {
      const wrong = { ...known, password: 'another one' };
      const error: unknown = await auth.registerStaff(wrong).catch((reason: unknown) => reason);
      expect(explainProviderError(error, 'fallback')).toMatch(/password of that account/);
      expect(authority.request).not.toHaveBeenCalled();
      await auth.registerStaff(known);
    });
    expect(readSession()).toMatchObject({ uid: 'u1', role: 'staff' });
  });

  it('reports a request that was refused within a day, and opens no session (#12.11)', async () => {
    const { run } = setUp({ answer: refused });
    await run((auth) => expect(auth.registerAdmin(request)).rejects.toThrow('refused'));
    expect(readSession()).toBeNull();
  });

  it('opens no session when the request could not be filed', async () => {
    const { run, authority } = setUp({});
    authority.request.mockRejectedValue(new Error('offline'));
    await run((auth) => expect(auth.registerAdmin(request)).rejects.toThrow('access'));
    expect(readSession()).toBeNull();
  });

  it('files no request where roles are not enforced', async () => {
    const { run, authority, identity } = setUp({ isEnforced: false });
    const sendConfirmation = jest.spyOn(identity, 'sendConfirmation');
    await run((auth) => auth.registerAdmin(request));
    expect(authority.request).not.toHaveBeenCalled();
    expect(sendConfirmation).not.toHaveBeenCalled();
  });
});

describe('the guard', () => {
  it.each([
    [granted, 'Work'],
    [waiting, 'waiting'],
    [{ access: 'unconfirmed', confirmed: false }, 'unconfirmed'],
    [refused, 'refused'],
    [none, 'none'],
  ] as const)('with %j shows %s', (answer, shown) => {
    writeSession({ ...asha, role: 'staff' });
    setUp({ answer, path: '/staff/work' });
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryAllByText('Work')).toHaveLength(shown === 'Work' ? 1 : 0);
  });

  it('hides the page from a citizen until their access is known (#12.8)', () => {
    writeSession({ ...asha, role: citizen });
    const { say } = setUp({ path: '/user/work', role: citizen, answer: waiting });
    expect(screen.queryByText('Work')).not.toBeInTheDocument();
    act(() => say(granted));
    expect(screen.getByText('Work')).toBeVisible();
  });

  it('shows a citizen the page until the account is reported as blocked (#12.9)', () => {
    writeSession({ ...asha, role: citizen });
    const { say, fail } = setUp({ answer: granted, path: '/user/work', role: citizen });
    expect(screen.getByText('Work')).toBeVisible();
    act(() => say(blocked));
    expect(screen.queryByText('Work')).not.toBeInTheDocument();
    expect(screen.getByText('ended')).toBeVisible();
    act(() => say(granted));
    act(() => fail(new Error('offline')));
    expect(screen.getByText('Work')).toBeVisible();
  });

  it('follows what admins decide, without a reload', () => {
    writeSession({ ...asha, role: 'staff' });
    const { say } = setUp({ answer: waiting, path: '/staff/work' });
    act(() => say(granted));
    expect(screen.getByText('Work')).toBeVisible();
    act(() => say(none));
    expect(screen.queryByText('Work')).not.toBeInTheDocument();
    expect(screen.getByText('ended')).toBeVisible();
  });

  it('hides the page until the authority has answered', () => {
    writeSession({ ...asha, role: 'staff' });
    setUp({ path: '/staff/work', isSilent: true });
    expect(screen.getByText('checking')).toBeVisible();
    expect(screen.queryByText('Work')).not.toBeInTheDocument();
  });

  it('reports a failed check, and retries on request or when the network is back', async () => {
    writeSession({ ...asha, role: 'staff' });
    const { user, fail, authority } = setUp({ answer: waiting, path: '/staff/work' });
    act(() => fail(new Error('offline')));
    await user.click(screen.getByRole('button', { name: 'offline' }));
    expect(screen.getByText('waiting')).toBeVisible();
    act(() => fail(new Error('offline')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('waiting')).toBeVisible();
    expect(authority.watch).toHaveBeenCalledTimes(3);
  });

  it('keeps granted access while the authority does not answer', () => {
    writeSession({ ...asha, role: 'staff' });
    const { fail } = setUp({ path: '/staff/work' });
    act(() => fail(new Error('offline')));
    expect(screen.getByText('Work')).toBeVisible();
  });

  it('does not apply the answer for one person to another', () => {
    writeSession({ ...asha, role: 'staff' });
    const { authority } = setUp({ path: '/staff/work' });
    expect(screen.getByText('Work')).toBeVisible();
    authority.watch.mockReturnValue(() => () => undefined);
    act(() => {
      writeSession({ ...asha, uid: 'u2', role: 'staff' });
      window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    });
    expect(screen.getByText('checking')).toBeVisible();
  });
});

describe('a session whose account is no longer signed in', () => {
  it.each(['user', 'staff'] as const)(
    'redirects %s to the login, which leads back',
    async (role) => {
      writeSession({ ...asha, role });
      const view = setUp({ path: `/${role}/work?page=2`, role, isKnown: false });
      await act(() => Promise.resolve());
      expect(view.current().location.pathname).toBe(`/${role}/login`);
      expect(loginNotice(view.current().location.state)).toBe('Please sign in again');
      expect(view.current().location.state).toMatchObject({
        from: { pathname: `/${role}/work`, search: '?page=2' },
      });
      expect(readSession()).toBeNull();
    },
  );

  it('also ends when the records report a sign-out', () => {
    writeSession({ ...asha, role: 'staff' });
    const { fail, current } = setUp({ answer: waiting, path: '/staff/work' });
    act(() => fail(Object.assign(new Error('signed out'), { name: 'SignedOutError' })));
    expect(loginNotice(current().location.state)).toBe('Please sign in again');
  });

  it('continues where roles are not enforced', async () => {
    writeSession({ ...asha, role: 'staff' });
    setUp({ path: '/staff/work', isEnforced: false, isKnown: false });
    await act(() => Promise.resolve());
    expect(screen.getByText('Work')).toBeVisible();
  });

  it('keeps the data on the device, unlike a sign-out', async () => {
    writeSession({ ...asha, role: citizen });
    const onSessionEnd = jest.fn();
    setUp({ path: '/user/work', role: citizen, isKnown: false, onSessionEnd });
    await act(() => Promise.resolve());
    expect(readSession()).toBeNull();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});

describe('continueAs', () => {
  it('switches to another role of the account after checking the access to it', async () => {
    writeSession({ ...asha, role: 'staff' }, { remember: false });
    const { run, authority } = setUp({});
    await run((auth) => auth.continueAs('admin'));
    expect(authority.check).toHaveBeenCalledWith(expect.objectContaining(asha), 'admin');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      role: 'admin',
      remember: false,
    });
  });

  it('keeps the session as it is when the role is refused', async () => {
    writeSession({ ...asha, role: 'staff' });
    const { run } = setUp({ answer: none });
    await run((auth) => expect(auth.continueAs('admin')).rejects.toThrow('no access'));
    expect(readSession()?.role).toBe('staff');
  });
});

describe('confirmLogout', () => {
  it('decides whether a logout ends the session', async () => {
    writeSession({ ...asha, role: citizen });
    const confirmLogout = jest.fn<undefined, [() => void]>();
    const { run } = renderWithAuth(MemoryRouter, null, { confirmLogout });
    await run((auth) => auth.logout());
    expect(readSession()).not.toBeNull();
    act(() => confirmLogout.mock.calls[0]?.[0]());
    expect(readSession()).toBeNull();
  });

  const stays: ConfirmLogout = (_leave, stay) => stay?.();
  const leaves: ConfirmLogout = (leave) => leave();

  it('asks before another person signs in over an open session', async () => {
    writeSession({ ...asha, role: citizen });
    const other = { uid: 'u2', email: 'other@example.com', password, name: 'Other' };
    const identity = createFakeIdentity([other]);
    const signIn = jest.spyOn(identity, 'signIn');
    const confirmLogout = jest.fn(stays);
    const { run } = renderWithAuth(MemoryRouter, null, { identity, confirmLogout });
    await run(async (auth) => {
      const error = await auth.loginStaff(other).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StayedSignedInError);
      expect(explainProviderError(error, '')).toMatch(/you are still signed in as before/);
    });
    expect(signIn).not.toHaveBeenCalled();
    expect(readSession()?.uid).toBe(asha.uid);

    confirmLogout.mockImplementation(leaves);
    await run((auth) => auth.loginStaff(other));
    expect(readSession()).toMatchObject({ uid: 'u2', role: 'staff' });
  });

  it('does not ask when no session is open or the same person signs in again', async () => {
    const confirmLogout = jest.fn(stays);
    const identity = createFakeIdentity([{ ...asha, password }]);
    const { run } = renderWithAuth(MemoryRouter, null, { identity, confirmLogout });
    const own = { email: asha.email, password, name: asha.name };
    await run((auth) => auth.loginUser(own));
    await run((auth) => auth.loginStaff(own));
    expect(confirmLogout).not.toHaveBeenCalled();
  });
});
