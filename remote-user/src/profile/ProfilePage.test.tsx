import { screen, within } from '@testing-library/react';
import { readSession } from 'shared-auth';
import { hasUnsavedWork } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from '../testing/Area';

recordsForEachTest();

it('shows name, role, email, account type and status', async () => {
  renderPortal(<Area />, { path: '/user/profile', session: 'user' });
  expect(await screen.findByRole('heading', { name: 'Asha Kulkarni' })).toBeVisible();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['asha@example.com', 'User', 'Verified']);
  expect(screen.getByText('A')).toBeVisible();
});

it('changes the name, also at the provider', async () => {
  const updateName = jest.fn().mockResolvedValue(undefined);
  const { user } = renderPortal(<Area />, {
    path: '/user/profile',
    session: 'user',
    identity: { updateName },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit Profile' });
  const field = within(dialog).getByLabelText('Full Name');
  expect(field).toHaveValue('Asha Kulkarni');
  await user.clear(field);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/Enter your full name/);
  await user.type(field, '  रवी देशमुख ');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'रवी देशमुख' })).toBeVisible();
  expect(updateName.mock.calls).toEqual([['रवी देशमुख']]);
  expect(readSession()?.name).toBe('रवी देशमुख');
});

it('shows a message after a failure, and keeps what was typed', async () => {
  const { user } = renderPortal(<Area />, {
    path: '/user/profile',
    session: 'user',
    identity: { updateName: () => Promise.reject(new Error('')) },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  expect(hasUnsavedWork()).toBe(false);
  await user.type(screen.getByLabelText('Full Name'), ' Joshi');
  expect(hasUnsavedWork()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your name could not be changed');
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Kulkarni Joshi');
});
