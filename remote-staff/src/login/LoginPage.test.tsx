import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();

it('redirects a signed-out visitor to the login, which shows why', async () => {
  renderPortal(<StaffArea />, { path: '/staff/tasks' });
  expect(await screen.findByText('Please login as Staff first')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Staff Login' })).toBeVisible();
});

it('redirects a signed-in person to the dashboard (#12.4)', async () => {
  renderPortal(<StaffArea />, { path: '/staff/login', session: 'staff' });
  expect(await screen.findByRole('link', { name: 'My Tasks' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Staff Login' })).not.toBeInTheDocument();
});

it('asks for both fields @rest', async () => {
  const { user } = renderPortal(<StaffArea />, { path: '/staff/login' });
  await user.type(screen.getByLabelText('Email Address'), 'ravi@example.com');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
});

it('shows and hides the password, and links to the reset and to the request @rest', async () => {
  const { user, container } = renderPortal(<StaffArea />, { path: '/staff/login' });
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Request access' })).toHaveAttribute(
    'href',
    '/staff/request',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('offers to be remembered, off by default @rest (#12.8)', async () => {
  renderPortal(<StaffArea />, { path: '/staff/login' });
  expect(await screen.findByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
});

describe('with the right password', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('opens the requested page after a second @rest', async () => {
    const { user } = renderPortal(<StaffArea />, { path: '/staff/payslips?month=2026-01' });
    await user.type(screen.getByLabelText('Email Address'), 'ravi@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeVisible();

    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Payslips' })).toBeVisible());
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      role: 'staff',
      name: 'Staff Member',
      remember: false,
    });
  });
});
