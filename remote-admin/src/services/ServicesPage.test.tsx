import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { hasUnsavedWork } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

const five = [
  'Birth Certificate',
  'Death Certificate',
  'Income Certificate',
  'Caste Certificate',
  'Residence Proof',
];

async function openServices() {
  const view = renderArea('/admin/services');
  await screen.findByText('5 services');
  return view;
}

const names = () =>
  screen
    .getAllByRole('button', { name: /^Remove / })
    .map(({ textContent }) => textContent.replace(/^.*Remove /, ''));

async function add(user: UserEvent, name: string) {
  await user.type(screen.getByLabelText('Add a service'), name);
  await user.click(screen.getByRole('button', { name: 'Add' }));
}

describe('the services', () => {
  it('lists the five services of the apply form by default', async () => {
    await openServices();
    expect(names()).toEqual(five);
  });

  it('adds a new one at the end, trimmed @rest', async () => {
    const { user } = await openServices();
    await add(user, '  Pension Letter  ');
    expect(await screen.findByText(/“Pension Letter” was added/)).toBeVisible();
    await waitFor(() => expect(names()).toEqual([...five, 'Pension Letter']));
    expect(screen.getByLabelText('Add a service')).toHaveValue('');
  });

  it.each(['', '    '])('ignores the blank name %j @rest', async (name) => {
    const { user } = await openServices();
    if (name) await user.type(screen.getByLabelText('Add a service'), name);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(names()).toEqual(five);
  });

  it('warns about a duplicate name, and offers Undo @rest', async () => {
    const { user } = await openServices();
    await add(user, 'birth certificate');
    expect(await screen.findByText(/already. Citizens now see it twice/)).toBeVisible();
    expect(await screen.findAllByText('Listed twice')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(five));
  });

  it('shows an error for a name of 500 characters, and keeps it', async () => {
    const { user } = await openServices();
    const input = screen.getByLabelText('Add a service');
    await user.click(input);
    await user.paste('x'.repeat(500));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(input).toBeInvalid();
    expect(input).toHaveValue('x'.repeat(500));
    expect(screen.getByText('Use at most 80 characters. It has 500 now.')).toBeVisible();
    expect(names()).toEqual(five);
  });

  it('counts a name that is typed but not added as unsaved work @rest', async () => {
    const { user } = await openServices();
    await user.type(screen.getByLabelText('Add a service'), 'Pension Letter');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('shows a script as plain text @rest', async () => {
    const { user } = await openServices();
    await user.click(screen.getByLabelText('Add a service'));
    await user.paste('<script>alert(1)</script>');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible();
  });

  it('removes a service, and restores it at its place @rest', async () => {
    const { user } = await openServices();
    await user.click(screen.getByRole('button', { name: 'Remove Death Certificate' }));
    expect(await screen.findByText(/“Death Certificate” was removed/)).toBeVisible();
    await waitFor(() =>
      expect(names()).toEqual(five.filter((name) => name !== 'Death Certificate')),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(five));
  });

  it('offers to describe a new service @rest (#16.2)', async () => {
    const { user } = await openServices();
    await add(user, 'Pension Letter');
    await user.click(await screen.findByRole('link', { name: 'Describe it' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Describe Pension Letter' }),
    ).toBeVisible();
  });

  it('shows which version is published, or that there is none @rest (#16.2)', async () => {
    const { user } = await openServices();
    expect(screen.getAllByText('Version 1')).toHaveLength(5);
    await add(user, 'Pension Letter');
    expect(await screen.findByText('Not described yet')).toBeVisible();
  });

  it('shows the days of the latest published version @rest (#16.2)', async () => {
    const { user } = await openServices();
    await user.click(screen.getByRole('link', { name: 'Edit Residence Proof' }));
    const days = await screen.findByLabelText('Days promised');
    await user.clear(days);
    await user.type(days, '3');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish version 2' }));
    expect(await screen.findByText(/^Version 2 of “Residence Proof” was published/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to services' }));
    expect(await screen.findByText('Decided within 3 days')).toBeVisible();
    expect(screen.getByText('Version 2')).toBeVisible();
  });
});
