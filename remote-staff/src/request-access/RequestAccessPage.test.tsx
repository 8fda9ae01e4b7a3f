import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();

const path = '/staff/request';

async function fillIn(user: UserEvent, password = 'secret') {
  await user.type(await screen.findByLabelText('Full Name'), 'Zoya Khan');
  await user.type(screen.getByLabelText('Email Address'), 'zoya@example.com');
  await user.type(screen.getByLabelText('Position'), 'Clerk');
  await user.type(screen.getByLabelText('Password'), password);
}

const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Submit Request' }));

it('offers staff and admin access, staff by default', async () => {
  const { container } = renderPortal(<StaffArea />, { path });
  const level = await screen.findByLabelText('Access Level');
  expect(screen.getByRole('heading', { level: 1, name: 'New Staff Request' })).toBeVisible();
  expect(level).toHaveDisplayValue('Staff');
  expect([...(level as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Staff',
    'Admin',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('names the missing fields and keeps the others', async () => {
  const { user } = renderPortal(<StaffArea />, { path });
  await user.type(await screen.findByLabelText('Full Name'), 'Zoya Khan');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill all required fields');
  expect(screen.getByLabelText('Full Name')).toHaveValue('Zoya Khan');
  expect(screen.getByLabelText('Full Name')).toBeValid();
  expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
    /Enter your email address/,
  );
  expect(screen.getByLabelText('Email Address')).toHaveFocus();
});

it.each([
  ['Full Name', 120],
  ['Position', 200],
])('asks for a shorter text at %s, before it sends anything (#12.7)', async (label, limit) => {
  const createAccount = jest.fn();
  const { user } = renderPortal(<StaffArea />, { path, identity: { createAccount } });
  await fillIn(user);
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(limit + 1));
  await submit(user);
  expect(field).toHaveAccessibleDescription(new RegExp(`at most ${limit} characters`));
  expect(field).toHaveFocus();
  expect(createAccount).not.toHaveBeenCalled();
});

it('refuses a password of five characters', async () => {
  const { user } = renderPortal(<StaffArea />, { path });
  await fillIn(user, '12345');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Password should be at least 6 characters',
  );
});

it('shows at the field that the address already has an account (#19.7)', async () => {
  const failure = Object.assign(new Error('refused'), { code: 'auth/email-already-in-use' });
  const { user } = renderPortal(<StaffArea />, {
    path,
    identity: { createAccount: () => Promise.reject(failure) },
  });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('already an account');
  const email = screen.getByLabelText('Email Address');
  expect(email).toHaveAccessibleDescription(/already an account/);
  expect(email).toHaveFocus();
});

it('shows why the provider refused, and keeps the form', async () => {
  const { user } = renderPortal(<StaffArea />, {
    path,
    identity: { createAccount: () => Promise.reject(new Error('')) },
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Submission failed');
  expect(screen.getByLabelText('Position')).toHaveValue('Clerk');
});

describe('after a successful request', () => {
  async function send() {
    const { user } = renderPortal(<StaffArea />, { path });
    await fillIn(user);
    await submit(user);
    await screen.findByRole('dialog', { name: 'Request Submitted' });
    return user;
  }

  it('opens a staff session, clears the form and offers to sign in @rest', async () => {
    await send();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      role: 'staff',
      name: 'Zoya Khan',
      position: 'Clerk',
      accessLevel: 'staff',
    });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(/Your dashboard opens in \d+ seconds\./);
    const link = within(dialog).getByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/staff/login');
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('stores a request for admin access, and still opens a staff session @rest', async () => {
    const { user } = renderPortal(<StaffArea />, { path });
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText('Access Level'), 'Admin');
    await submit(user);
    await screen.findByRole('dialog', { name: 'Request Submitted' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      role: 'staff',
      accessLevel: 'admin',
    });
  });

  it('stays on the page on request', async () => {
    const user = await send();
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'New Staff Request' })).toBeVisible();
  });
});

describe('the countdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the remaining seconds and opens the dashboard after ten', async () => {
    const { RequestDone } = await import('./RequestDone');
    const stay = jest.fn();
    renderPortal(
      <Routes>
        <Route path={path} element={<RequestDone name="Zoya" onStay={stay} />} />
        <Route path="/staff/dashboard" element={<h1>The dashboard</h1>} />
      </Routes>,
      { path },
    );
    expect(screen.getByRole('timer')).toHaveTextContent('10 seconds');
    for (let second = 0; second < 9; second += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1000));
    }
    expect(screen.getByRole('timer')).toHaveTextContent('in 1 second.');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('heading', { name: 'The dashboard' })).toBeVisible();
    expect(stay).not.toHaveBeenCalled();
  });
});
