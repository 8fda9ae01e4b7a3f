import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Route, Routes } from 'react-router-dom';
import {
  clearSession,
  readSession,
  type AccessAnswer,
  type AccessScreenProps,
  type IdentityProvider,
} from 'shared-auth';
import { personWith, renderPortal } from '../../../tools/testing/renderPortal';
import { AccessPage } from './AccessPage';

jest.mock('../council/useLatestCouncil');

const asked = {
  position: 'Clerk',
  accessLevel: 'staff',
  requestedAt: '2026-03-10T09:30:00.000Z',
} as const;
const unconfirmed: AccessAnswer = { access: 'unconfirmed', confirmed: false };

afterEach(() => {
  jest.useRealTimers();
  clearSession();
});

function renderPage(
  state: AccessScreenProps['state'],
  identity: Partial<IdentityProvider> = {},
  role: AccessScreenProps['role'] = 'staff',
) {
  return renderPortal(
    <Routes>
      <Route
        path="/there/*"
        element={<AccessPage role={role} user={personWith(role)} state={state} />}
      />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { path: '/there', session: role, identity },
  );
}

const known = (answer: AccessAnswer, ended = false) =>
  ({ status: 'known', answer, ended }) as const;

it.each<[string, AccessScreenProps['state'], string, RegExp]>([
  [
    'waiting',
    known({ access: 'waiting', confirmed: true, asked }),
    'Your request is waiting',
    /opens the Staff Panel when that is done/,
  ],
  ['unconfirmed', known(unconfirmed), 'Confirm your email address', /asha@example.com/],
  [
    'refused',
    known({ access: 'refused', confirmed: true, refusedAt: '2026-03-12T10:00:00.000Z' }),
    'Your request was refused',
    /March 12, 2026|12 March 2026/,
  ],
  [
    'ended while it was looked at',
    known({ access: 'none', confirmed: true }, true),
    'Your access has ended',
    /ended your access to the Staff Panel/,
  ],
  [
    'ended before',
    known({ access: 'none', confirmed: true, asked }),
    'Your access has ended',
    /ended your access to the Staff Panel/,
  ],
  [
    'never granted',
    known({ access: 'none', confirmed: true }),
    'You have no access here',
    /no access to the Staff Panel/,
  ],
  [
    'granted in another area',
    known({ access: 'none', confirmed: true, role: 'admin', asked }),
    'You have Admin access',
    /works in the Admin Portal/,
  ],
  [
    'blocked (#12.9)',
    known({ access: 'blocked', confirmed: true }),
    'Your account is blocked',
    /An administrator of the council has blocked it.*office/,
  ],
  [
    'unknown',
    { status: 'failed', error: new Error('offline'), retry: () => undefined },
    'Staff Panel',
    /could not be checked/,
  ],
])('says that access is %s, and offers to sign out', async (_, state, title, text) => {
  const { container, user } = renderPage(state);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(container).toHaveTextContent(text);
  expect(screen.getByRole('region', { name: 'Council office' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(readSession()).toBeNull();
});

it('shows what was requested and when', () => {
  renderPage(known({ access: 'waiting', confirmed: true, asked }));
  expect(screen.getByText('Staff access')).toBeVisible();
  expect(screen.getByText('Clerk')).toBeVisible();
  expect(screen.getByText(/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have confirmed' })).not.toBeInTheDocument();
});

it('offers to confirm the address while the request is pending', () => {
  renderPage(known({ access: 'waiting', confirmed: false, asked }));
  expect(screen.getByRole('button', { name: 'I have confirmed' })).toBeVisible();
});

it.each([
  [{ access: 'none', confirmed: true }, 'Open User Services', 'user'],
  [{ access: 'none', confirmed: true, role: 'admin' }, 'Open the Admin Portal', 'admin'],
] as const)('with %j leads to the area that the account may enter', async (answer, label, role) => {
  const { user } = renderPage(known(answer));
  await user.click(screen.getByRole('button', { name: label }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(readSession()?.role).toBe(role);
});

it('offers a blocked account only the office (#12.9)', () => {
  renderPage(known({ access: 'blocked', confirmed: true }), {}, 'user');
  expect(screen.getByRole('link', { name: 'Contact the council office' })).toHaveAttribute(
    'href',
    '/contact',
  );
  expect(screen.queryByRole('button', { name: /^Open/ })).not.toBeInTheDocument();
});

it('explains that access can be requested again a day after the refusal (#12.11)', () => {
  const refusedAt = new Date(Date.now() - 3_600_000).toISOString();
  const { container } = renderPage(known({ access: 'refused', confirmed: true, refusedAt }));
  expect(container).toHaveTextContent('You can request access again a day after that.');
  expect(screen.queryByRole('link', { name: 'Request access again' })).not.toBeInTheDocument();
});

it('allows a new request after a refusal', () => {
  const refusedAt = '2026-03-12T10:00:00.000Z';
  renderPage(known({ access: 'refused', confirmed: true, refusedAt }));
  expect(screen.getByRole('link', { name: 'Request access again' })).toHaveAttribute(
    'href',
    '/staff/request',
  );
});

it('retries on request', async () => {
  const retry = jest.fn();
  const { user } = renderPage({ status: 'failed', error: new Error('offline'), retry });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

describe('the mail that confirms the address', () => {
  it('can be sent again, with a confirmation, and then not for a minute @rest', async () => {
    jest.useFakeTimers();
    const sendConfirmation = jest.fn(() => Promise.resolve());
    const { user } = renderPage(known(unconfirmed), { sendConfirmation });
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(/on its way to asha@example.com/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the mail again' })).toBeDisabled();
    expect(screen.getByText('You can send it again in 60 seconds.')).toBeVisible();
    for (let second = 0; second < 60; second += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1000));
    }
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(sendConfirmation).toHaveBeenCalledTimes(2);
  });

  it('shows in plain words why it could not be sent, and allows another try', async () => {
    const refusal = Object.assign(new Error('Firebase: Error.'), {
      code: 'auth/too-many-requests',
    });
    const { user } = renderPage(known(unconfirmed), {
      sendConfirmation: () => Promise.reject(refusal),
    });
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(/too many attempts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the mail again' })).toBeEnabled();
  });

  it.each([
    [false, /not confirmed yet. Follow the link/],
    [true, /Your address is confirmed/],
  ])('shows the checked state: confirmed %p', async (confirmed, text) => {
    const account = { uid: 'demo-staff', email: 'asha@example.com', name: 'Asha', confirmed };
    const { user } = renderPage(known(unconfirmed), {
      refreshAccount: () => Promise.resolve(account),
    });
    await user.click(screen.getByRole('button', { name: 'I have confirmed' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
