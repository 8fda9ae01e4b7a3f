import { act, screen, waitFor } from '@testing-library/react';
import { clearSession, readSession } from 'shared-auth';
import { fillLocalStorage } from '../../../tools/testing/fillLocalStorage';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from '../testing/Area';

recordsForEachTest();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearSession();
});

type User = ReturnType<typeof renderPortal>['user'];

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Email Address'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret1');
}

const signIn = (user: User) => user.click(screen.getByRole('button', { name: 'Sign In' }));

it('shows a busy state for 1000 ms, then opens the dashboard', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const { user, identity } = renderPortal(<Area />, { path: '/user/login' });
  const ask = jest.spyOn(identity, 'signIn');
  await fillIn(user);
  await signIn(user);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toBeDisabled();
  act(() => jest.advanceTimersByTime(999));
  expect(ask).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(ask).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  expect(readSession()).toMatchObject({ role: 'user', name: 'User' });
});

it('says that the session ends with the page where the browser has no room to store it @rest (#44.13)', async () => {
  fillLocalStorage();
  const { user } = renderPortal(<Area />, { path: '/user/login' });
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await fillIn(user);
  await signIn(user);
  expect(
    await screen.findByText(/signed in only until/, undefined, { timeout: 5_000 }),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
});

it('asks for both fields', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/login' });
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
});

it('returns to the requested page @rest', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/profile' });
  expect(await screen.findByText('Please login as User first')).toBeVisible();
  await fillIn(user);
  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
});

it('shows a failure in plain language, and the form can be used again @rest', async () => {
  const { user } = renderPortal(<Area />, {
    path: '/user/login',
    identity: { signIn: () => Promise.reject(new Error('')) },
  });
  jest.spyOn(console, 'error').mockReturnValue();
  await fillIn(user);
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeEnabled());
});
