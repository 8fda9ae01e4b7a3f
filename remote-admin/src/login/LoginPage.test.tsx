import { screen } from '@testing-library/react';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

describe('the login of admins', () => {
  it.each([
    ['', ''],
    ['admin@example.com', ''],
    ['', 'secret-enough'],
  ])('asks for both fields: %j and %j', async (email, password) => {
    const { user } = renderArea('/admin/login', { session: null });
    if (email) await user.type(screen.getByLabelText('Email Address'), email);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  });

  it('redirects a signed-out visitor to the login, and then to the requested page', async () => {
    const { user } = renderArea('/admin/services', { session: null });
    expect(await screen.findByText('Please login as Admin first')).toBeVisible();
    await user.type(screen.getByLabelText('Email Address'), 'admin@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-enough');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      role: 'admin',
      remember: false,
    });
  });

  it('shows a message when signing in fails, and keeps what was typed @rest', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const signIn = jest.fn().mockRejectedValue(new Error(''));
    const { user } = renderArea('/admin/login', { session: null, identity: { signIn } });
    await user.type(screen.getByLabelText('Email Address'), 'admin@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
    expect(screen.getByLabelText('Email Address')).toHaveValue('admin@example.com');
  });

  it('offers to be remembered, off by default @rest (#12.8)', async () => {
    const { user } = renderArea('/admin/login', { session: null });
    const box = await screen.findByRole('checkbox', { name: 'Remember me' });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.type(screen.getByLabelText('Email Address'), 'admin@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-enough');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ remember: true });
  });

  it('links to the registration', async () => {
    const { user } = renderArea('/admin/login', { session: null });
    await user.click(screen.getByRole('link', { name: 'Register here' }));
    expect(await screen.findByRole('heading', { name: 'Admin Registration' })).toBeVisible();
  });
});
