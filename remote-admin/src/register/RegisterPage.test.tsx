import { screen, waitFor } from '@testing-library/react';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { axe } from '../testing/axe';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

const labels = ['Full Name', 'Email Address', 'Password', 'Confirm Password'] as const;
const right = ['Usha Naik', 'usha@example.com', 'eight888', 'eight888'] as const;

async function fill(values: readonly string[], identity = {}) {
  const view = renderArea('/admin/register', { session: null, identity });
  await screen.findByRole('heading', { level: 1 });
  for (const [index, label] of labels.entries()) {
    const value = values[index];
    if (value) await view.user.type(screen.getByLabelText(label), value);
  }
  await view.user.click(screen.getByRole('button', { name: 'Register' }));
  return view;
}

describe('the registration of admins', () => {
  it.each([
    [['', '', '', ''], 'Please fill in all fields', 'Full Name'],
    [['Usha', ' ', 'eight888', 'eight888'], 'Please fill in all fields', 'Email Address'],
    [
      ['Usha', 'u@example.com', 'eight888', 'eight889'],
      'Passwords do not match',
      'Confirm Password',
    ],
    [
      ['Usha', 'u@example.com', 'seven77', 'seven77'],
      'Password must be at least 8 characters',
      'Password',
    ],
  ])('%j: %s', async (values, message, field) => {
    const { container } = await fill(values);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(localStorage.getItem('user')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('asks for a shorter name at its field, before it sends anything @rest (#12.7)', async () => {
    const { user } = renderArea('/admin/register', { session: null });
    const name = await screen.findByLabelText('Full Name');
    await user.click(name);
    await user.paste('x'.repeat(121));
    for (const [index, label] of labels.entries()) {
      if (index > 0) await user.type(screen.getByLabelText(label), right[index] ?? '');
    }
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(name).toHaveAccessibleDescription(/Use at most 120 characters for the name/);
    expect(name).toHaveFocus();
    expect(localStorage.getItem('user')).toBeNull();
    await user.clear(name);
    await user.type(name, 'Usha\u202E Naik');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(localStorage.getItem('user')).toContain('"name":"Usha Naik"');
  });

  it('redirects a signed-in admin to the dashboard (#12.4)', async () => {
    renderArea('/admin/register');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });

  it('shows at the field why the provider refused the password @rest (#19.7)', async () => {
    const failure = Object.assign(new Error('refused'), { code: 'auth/weak-password' });
    await fill(right, { createAccount: () => Promise.reject(failure) });
    const password = await screen.findByLabelText('Password');
    await waitFor(() => expect(password).toBeInvalid());
    expect(password).toHaveAccessibleDescription(/too easy to guess/);
    expect(password).toHaveFocus();
  });

  it('opens a session with the role admin and goes to the dashboard, which names the new admin @rest', async () => {
    await fill(right);
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      name: 'Usha Naik',
      email: 'usha@example.com',
      role: 'admin',
    });
    expect(await screen.findByText('Usha Naik (usha@example.com) became an admin')).toBeVisible();
  });
});
