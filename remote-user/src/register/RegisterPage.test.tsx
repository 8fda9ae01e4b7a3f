import { screen, waitFor, within } from '@testing-library/react';
import { readSession } from 'shared-auth';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from '../testing/Area';

recordsForEachTest();

type User = ReturnType<typeof renderPortal>['user'];

async function fillIn(user: User, name = 'Asha Kulkarni') {
  await user.type(await screen.findByLabelText('Full Name'), name);
  await user.type(screen.getByLabelText('Email Address'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('checkbox', { name: /^I agree to the Terms/ }));
}

const register = (user: User) => user.click(screen.getByRole('button', { name: 'Register' }));

it('shows that the Terms open in a new tab (#13.8)', async () => {
  renderPortal(<Area />, { path: '/user/register' });
  expect(await screen.findByRole('link', { name: 'Terms (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

it('opens a session with the role user, without the password, and opens the dashboard', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/register' });
  await fillIn(user, 'आशा 🌾');
  await register(user);
  expect(await screen.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  expect(readSession()).toMatchObject({
    name: 'आशा 🌾',
    email: 'asha@example.com',
    uid: 'uid-of-asha@example.com',
    role: 'user',
  });
  expect(localStorage.getItem('user')).not.toContain('secret1');
});

it('shows missing values at their fields and creates no account', async () => {
  const createAccount = jest.fn();
  const { user } = renderPortal(<Area />, { path: '/user/register', identity: { createAccount } });
  await user.type(await screen.findByLabelText('Full Name'), '   ');
  await register(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(4);
  expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription(/Enter your full name/);
  expect(createAccount).not.toHaveBeenCalled();
});

it('shows the overlay and disables the fields while the account is being created @rest', async () => {
  const { user } = renderPortal(<Area />, {
    path: '/user/register',
    identity: { createAccount: () => new Promise(() => undefined) },
  });
  await fillIn(user);
  await register(user);
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toBeDisabled();
  expect(screen.getByLabelText('Password')).toBeDisabled();
});

it('shows why it failed and keeps what was typed @rest', async () => {
  const failure = Object.assign(new Error('Firebase: Error (auth/email-already-in-use).'), {
    code: 'auth/email-already-in-use',
  });
  const { user } = renderPortal(<Area />, {
    path: '/user/register',
    identity: { createAccount: () => Promise.reject(failure) },
  });
  await fillIn(user);
  await register(user);
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Kulkarni');
  expect(screen.getByLabelText('Full Name')).toBeEnabled();
  await waitFor(() => expect(readSession()).toBeNull());
});

it.each([
  ['auth/weak-password', 'Password', /too easy to guess/],
  ['auth/email-already-in-use', 'Email Address', /already an account/],
])('shows at the field what the provider refused: %s @rest (#19.7)', async (code, label, why) => {
  const failure = Object.assign(new Error(`Firebase: Error (${code}).`), { code });
  const { user } = renderPortal(<Area />, {
    path: '/user/register',
    identity: { createAccount: () => Promise.reject(failure) },
  });
  await fillIn(user);
  await register(user);
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(why);
  expect(field).toHaveFocus();
});
