import { screen, waitFor, within } from '@testing-library/react';
import { openRecords, type AccessRequest } from 'shared-data';
import { hasUnsavedWork } from 'shared-platform';
import { personWith } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { axe } from '../testing/axe';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

const button = (name: RegExp) => screen.getByRole('button', { name });
afterEach(() => jest.restoreAllMocks());

async function openUsers(search = '') {
  const view = renderArea(`/admin/users${search}`);
  await screen.findByRole('table');
  await screen.findByText('Deepak Rane');
  return view;
}

describe('the users', () => {
  it('warns that this store does not enforce roles', async () => {
    await openUsers();
    expect(screen.getByText('Roles are not enforced in this store')).toBeVisible();
  });

  it('finds people by name and role, from the address', async () => {
    const { user } = await openUsers('?role=staff');
    expect(screen.getByLabelText('Role')).toHaveValue('staff');
    const staff = screen.getAllByRole('rowheader').length;
    expect(staff).toBeGreaterThan(1);
    await user.type(screen.getByLabelText('Search people'), 'meera');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    await user.type(screen.getByLabelText('Search people'), 'zzz');
    expect(await screen.findByText('No people found')).toBeVisible();
  });

  it('changes a person’s role, and reverts it', async () => {
    const { user } = await openUsers('?search=meera');
    const label = 'Role of Meera Kulkarni, meera.kulkarni@example.com';
    await user.selectOptions(screen.getByLabelText(label), 'Citizen');
    expect(
      await screen.findByText('Meera Kulkarni (meera.kulkarni@example.com) is Citizen now.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('user'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('staff'));
  });

  it('grants and refuses requests @rest', async () => {
    const { user } = await openUsers();
    await user.click(button(/^Grant Staff access to Deepak Rane, deepak.rane@/));
    expect(
      await screen.findByText('Deepak Rane (deepak.rane@example.com) has Staff access now.'),
    ).toBeVisible();
    await user.click(button(/^Refuse access to Manisha Bhalerao, manisha.bhalerao@/));
    expect(await screen.findByText('No requests are waiting.')).toBeVisible();
    await user.type(screen.getByLabelText('Search people'), 'deepak');
    expect(await screen.findByLabelText(/^Role of Deepak Rane/)).toHaveValue('staff');
  });

  it('invites a person with a role, and withdraws the invitation @rest', async () => {
    const { user } = await openUsers();
    await user.click(screen.getByRole('link', { name: 'Add User' }));
    await user.type(await screen.findByLabelText('Full Name'), 'Zubeda Quazi');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter an email address');
    await user.type(screen.getByLabelText('Email Address'), 'zubeda@example.com');
    await user.selectOptions(screen.getByLabelText('Role'), 'Staff');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    await waitFor(async () =>
      expect(await screen.findByText('Zubeda Quazi is invited as Staff')).toHaveFocus(),
    );
    expect(hasUnsavedWork()).toBe(false);
    expect(screen.getByLabelText('Invitation link')).toHaveValue('http://localhost/staff/request');
    const link = await screen.findByRole('link', { name: 'Write the email' });
    const mail = link.getAttribute('href') ?? '';
    expect(mail).toMatch(/^mailto:zubeda%40example.com\?subject=/);
    expect(decodeURIComponent(mail)).toContain('http://localhost/staff/request');

    await user.click(screen.getByRole('link', { name: 'Back to users' }));
    await user.type(await screen.findByLabelText('Search people'), 'zubeda');
    const row = within(
      (await screen.findByRole('rowheader', { name: 'Zubeda Quazi' })).closest('tr') ??
        document.body,
    );
    expect(row.getByText(/^Invited/)).toBeVisible();
    await user.click(
      row.getByRole('button', {
        name: 'Withdraw the invitation of Zubeda Quazi, zubeda@example.com',
      }),
    );
    expect(await screen.findByText('No people found')).toBeVisible();
  });

  it('keeps its filter while a person is added (#12.4)', async () => {
    const { user } = renderArea('/admin/users?role=staff');
    await user.click(await screen.findByRole('link', { name: 'Add User' }));
    const back = await screen.findByRole('link', { name: 'Back to users' });
    expect(back).toHaveAttribute('href', '/admin/users?role=staff');
    await user.click(back);
    expect(await screen.findByLabelText('Role')).toHaveValue('staff');
  });

  it('asks for confirmation before a request makes somebody an admin @rest (#12.11)', async () => {
    const { user, baseElement } = await openUsers();
    await user.click(button(/^Grant Admin access to Manisha Bhalerao/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant Admin access?' }));
    expect(dialog.getByText(/Manisha Bhalerao \(manisha.bhalerao@example.com\)/)).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('listitem', { name: /manisha.bhalerao@example/ })).toBeVisible();
    expect(screen.queryByText(/has Admin access now/)).not.toBeInTheDocument();
    await user.click(button(/^Grant Admin access to Manisha Bhalerao/));
    await user.click(await screen.findByRole('button', { name: 'Grant Admin access' }));
    expect(
      await screen.findByText(
        'Manisha Bhalerao (manisha.bhalerao@example.com) has Admin access now.',
      ),
    ).toBeVisible();
  });

  it('asks for confirmation before the role list makes somebody an admin @rest (#12.11)', async () => {
    const { user } = await openUsers('?search=meera');
    const role = screen.getByLabelText(/^Role of Meera Kulkarni/);
    await user.selectOptions(role, 'Admin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant Admin access?' }));
    expect(dialog.getByText(/Meera Kulkarni \(meera.kulkarni@example.com\)/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(role).toHaveValue('staff');
    await user.selectOptions(role, 'Admin');
    await user.click(await screen.findByRole('button', { name: 'Grant Admin access' }));
    await waitFor(() => expect(role).toHaveValue('admin'));
  });

  it('asks for confirmation before somebody is invited as an admin (#12.11)', async () => {
    const { user } = renderArea('/admin/users/new');
    await user.type(await screen.findByLabelText('Full Name'), 'Zubeda Quazi');
    await user.type(screen.getByLabelText('Email Address'), 'zubeda@example.com');
    await user.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant Admin access?' }));
    expect(dialog.getByText(/Zubeda Quazi \(zubeda@example.com\)/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Grant Admin access' }));
    expect(await screen.findByText('Zubeda Quazi is invited as Admin')).toBeVisible();
  });

  it('shows who makes a request, and who else has that name @rest (#12.11)', async () => {
    const { people } = await openRecords();
    await people.noteSession({
      uid: 'second',
      name: 'deepak  rane',
      email: 'second@example.com',
      role: 'user',
      position: 'Clerk',
      accessLevel: 'staff',
    });
    const { container } = await openUsers();
    const request = within(await screen.findByRole('listitem', { name: /deepak.rane@example/ }));
    expect(request.getByText('deepak.rane@example.com')).toBeVisible();
    expect(request.getByText('Another person has this name:')).toBeVisible();
    expect(request.getByText(/second@example.com \(also asks for access\)/)).toBeVisible();
    expect(
      within(screen.getByRole('listitem', { name: /second@/ })).getByText(/^Account since/),
    ).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [true, 'Email confirmed'],
    [false, 'Email not confirmed'],
  ])('shows if a requester’s address is confirmed: %p @rest (#12.11)', async (confirmed, text) => {
    const request: AccessRequest = {
      uid: 'asks',
      name: 'Zubeda Quazi',
      email: 'zubeda@example.com',
      position: 'Clerk',
      accessLevel: 'staff',
      requestedAt: new Date().toISOString(),
      decision: null,
      confirmed,
    };
    const { people } = await openRecords();
    jest.spyOn(people, 'watchRequests').mockReturnValue(({ next }) => {
      next([request]);
      return () => undefined;
    });
    renderArea('/admin/users');
    expect(await screen.findByText(text)).toBeVisible();
    const waits = /The role applies when the address is confirmed/;
    expect(screen.queryAllByText(waits)).toHaveLength(confirmed ? 0 : 1);
  });

  it('blocks and unblocks others after a confirmation, and never oneself @rest (#12.9)', async () => {
    const { user, baseElement } = await openUsers('?search=meera');
    await user.click(button(/^Block the account of Meera Kulkarni/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block this account?' }));
    expect(dialog.getByText(/Meera Kulkarni \(meera.kulkarni@example.com\)/)).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Block account' }));
    expect(await screen.findByText('Blocked')).toBeVisible();
    await user.click(button(/^Unblock the account of Meera Kulkarni/));
    const unblock = await screen.findByRole('button', { name: 'Unblock account' });
    expect(await axe(baseElement)).toHaveNoViolations();
    await user.click(unblock);
    await waitFor(() => expect(screen.queryByText('Blocked')).not.toBeInTheDocument());
    await user.clear(screen.getByLabelText('Search people'));
    await user.type(screen.getByLabelText('Search people'), personWith('admin').email);
    await screen.findByText('You');
    expect(screen.queryByRole('button', { name: /^Block the account/ })).not.toBeInTheDocument();
  });

  it('lets an admin rename people who work here @rest (#12.11)', async () => {
    const { user, baseElement } = await openUsers('?search=meera');
    await user.click(button(/^Rename Meera Kulkarni/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
    expect(dialog.getByText(/cannot change their own name/)).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
    const name = dialog.getByLabelText('Full Name');
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save name' }));
    expect(name).toBeInvalid();
    await user.type(name, 'Meera Rao');
    await user.click(dialog.getByRole('button', { name: 'Save name' }));
    expect(
      await screen.findByText('Meera Kulkarni (meera.kulkarni@example.com) is Meera Rao now.'),
    ).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /^Meera Rao/ })).toBeVisible();
  });

  it('refuses to invite the same person twice', async () => {
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
