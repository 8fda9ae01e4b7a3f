import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { translatePage } from '../../../tools/testing/translatePage';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const sendPasswordReset = jest.fn<Promise<void>, [string]>();

function renderPage() {
  return renderPortal(<ForgotPasswordPage />, { identity: { sendPasswordReset } });
}

const email = () => screen.getByRole('textbox', { name: 'Email Address' });
const send = () => screen.getByRole('button', { name: 'Send reset link' });

beforeEach(() => sendPasswordReset.mockReset().mockResolvedValue(undefined));

it.each([
  ['', 'Enter your email address'],
  ['   ', 'Enter your email address'],
  ['asha', 'Enter an email address like name@example.com'],
])('answers %p with a sentence at the field', async (typed, message) => {
  const { user } = renderPage();

  if (typed) await user.type(email(), typed);
  await user.click(send());

  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(sendPasswordReset).not.toHaveBeenCalled();
});

it('sends the mail, and does not reveal whether the address is known', async () => {
  const { user, container } = renderPage();

  await user.type(email(), 'asha@example.com');
  await user.click(send());

  expect(await screen.findByRole('status')).toHaveTextContent(
    'If there is an account for asha@example.com',
  );
  expect(sendPasswordReset).toHaveBeenCalledWith('asha@example.com');
  expect(await axe(container)).toHaveNoViolations();
});

it('gives the same answer when the provider has no account with the address', async () => {
  sendPasswordReset.mockRejectedValue(
    Object.assign(new Error('Firebase: Error'), { code: 'auth/user-not-found' }),
  );
  const { user } = renderPage();

  await user.type(email(), 'nobody@example.com');
  await user.click(send());

  expect(await screen.findByRole('status')).toHaveTextContent(
    'If there is an account for nobody@example.com',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps what was typed when the provider cannot be reached', async () => {
  sendPasswordReset.mockRejectedValue(
    Object.assign(new Error('Firebase: Error'), { code: 'auth/network-request-failed' }),
  );
  const { user } = renderPage();

  await user.type(email(), 'asha@example.com');
  await user.click(send());

  expect(await screen.findByRole('alert')).toHaveTextContent(/connection/i);
  expect(email()).toHaveValue('asha@example.com');
  expect(send()).toBeEnabled();
});

it('shows its answer on a page that the browser translates (#44.1)', async () => {
  const endTranslation = translatePage();
  const { user } = renderPage();
  await user.type(email(), 'asha@example.com');
  await user.click(send());
  expect(await screen.findByText(/asha@example\.com/)).toBeVisible();
  endTranslation();
});
