import { screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedWork } from 'shared-ui';
import { recordsForEachTest } from '../../../tools/testing/records-for-each-test';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

async function openUsers(search = '') {
  const view = renderArea(`/admin/users${search}`);
  await screen.findByRole('table');
  await screen.findByText('Deepak Rane');
  return view;
}

describe('the users', () => {
  it('say that roles are not enforced in this store', async () => {
    await openUsers();
    expect(screen.getByText('Roles are not enforced in this store')).toBeVisible();
  });

  it('are found by name and role, as the address says', async () => {
    const { user } = await openUsers('?role=staff');
    expect(screen.getByLabelText('Role')).toHaveValue('staff');
    const staff = screen.getAllByRole('rowheader').length;
    expect(staff).toBeGreaterThan(1);
    await user.type(screen.getByLabelText('Search people'), 'meera');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    await user.type(screen.getByLabelText('Search people'), 'zzz');
    expect(await screen.findByText('No people found')).toBeVisible();
  });

  it('get another role, and their own one back', async () => {
    const { user } = await openUsers('?search=meera');
    const role = screen.getByLabelText('Role of Meera Kulkarni');
    await user.selectOptions(role, 'Citizen');
    expect(await screen.findByText('Meera Kulkarni is Citizen now.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('Role of Meera Kulkarni')).toHaveValue('user'),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Role of Meera Kulkarni')).toHaveValue('staff'),
    );
  });

  it('have their requests granted or refused', async () => {
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: 'Grant Staff access to Deepak Rane' }));
    expect(await screen.findByText('Deepak Rane has Staff access now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refuse access to Manisha Bhalerao' }));
    expect(await screen.findByText('No requests are waiting.')).toBeVisible();
    await user.type(screen.getByLabelText('Search people'), 'deepak');
    expect(await screen.findByLabelText('Role of Deepak Rane')).toHaveValue('staff');
  });

  it('are invited with a role, and the invitation can be withdrawn', async () => {
    const { user } = await openUsers();
    await user.click(screen.getByRole('link', { name: 'Add User' }));
    await user.type(await screen.findByLabelText('Full Name'), 'Zubeda Quazi');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter an email address');
    await user.type(screen.getByLabelText('Email Address'), 'zubeda@example.com');
    await user.selectOptions(screen.getByLabelText('Role'), 'Staff');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Zubeda Quazi is invited as Staff')).toHaveFocus();
    expect(hasUnsavedWork()).toBe(false);
    expect(screen.getByLabelText('Invitation link')).toHaveValue('http://localhost/staff/request');
    const mail = screen.getByRole('link', { name: 'Write the email' }).getAttribute('href') ?? '';
    expect(mail).toMatch(/^mailto:zubeda%40example.com\?subject=/);
    expect(decodeURIComponent(mail)).toContain('http://localhost/staff/request');

    await user.click(screen.getByRole('link', { name: 'Back to users' }));
    await user.type(await screen.findByLabelText('Search people'), 'zubeda');
    const row = within(
      (await screen.findByRole('rowheader', { name: 'Zubeda Quazi' })).closest('tr') ??
        document.body,
    );
    expect(row.getByText(/^Invited/)).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Withdraw the invitation of Zubeda Quazi' }));
    expect(await screen.findByText('No people found')).toBeVisible();
  });

  it('are not invited twice', async () => {
    const { user } = renderArea('/admin/users/new');
    await user.type(await screen.findByLabelText('Full Name'), 'Meera');
    await user.type(screen.getByLabelText('Email Address'), 'Meera.Kulkarni@example.com');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is somebody with this address already',
    );
    expect(screen.getByLabelText('Email Address')).toBeInvalid();
  });
});
