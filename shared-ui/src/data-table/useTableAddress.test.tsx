import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { slowAddress } from '../../../tools/testing/slowAddress';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { SelectField } from '../SelectField/SelectField';
import { Pagination } from '../table/Pagination';
import { useTableAddress } from './useTableAddress';

const statuses = ['open', 'done'] as const;

function Screen() {
  const { page, filter, chosen, change, goTo } = useTableAddress([]);
  const asked = [filter('nobody'), filter('status'), page > 1 ? `page ${page}` : ''];
  return (
    <>
      <CheckboxField
        label="Nobody has it"
        checked={chosen.filter('nobody') === 'yes'}
        onChange={({ target }) => change({ nobody: target.checked ? 'yes' : '' })}
      />
      <SelectField
        label="Status"
        placeholder="All"
        value={chosen.oneOf('status', statuses) ?? ''}
        options={statuses.map((value) => ({ value, label: value }))}
        onChange={({ target }) => change({ status: target.value })}
      />
      <Pagination page={chosen.page} pageSize={10} total={50} onPage={goTo} />
      <Link to="?status=done">Done ones</Link>
      <Link to="?nobody=yes">Free ones</Link>
      <p>Shows: {asked.filter(Boolean).join(', ')}</p>
    </>
  );
}

function openSlowly() {
  const { SlowRouter, ...address } = slowAddress();
  render(<Screen />, { wrapper: SlowRouter });
  return { user: userEvent.setup(), ...address };
}

const box = () => screen.getByRole('checkbox', { name: 'Nobody has it' });

describe('a filter whose address lags behind (#18)', () => {
  it('shows the choice at once, and the table when the address has it', async () => {
    const { user, arrive } = openSlowly();
    await user.click(box());
    expect(box()).toBeChecked();
    await user.selectOptions(screen.getByLabelText('Status'), 'done');
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('done');
    expect(screen.getByText('Shows:')).toBeVisible();
    arrive();
    expect(screen.getByText('Shows: yes, done')).toBeVisible();
    expect(box()).toBeChecked();
  });

  it('applies a second press to the pending choice', async () => {
    const { user, arrive } = openSlowly();
    await user.click(box());
    await user.click(box());
    expect(box()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    arrive();
    expect(screen.getByText('Shows: page 3')).toBeVisible();
  });

  it('keeps the second choice when the first arrives', async () => {
    const { user, pending } = openSlowly();
    await user.click(box());
    const arriveFirst = pending();
    await user.selectOptions(screen.getByLabelText('Status'), 'open');
    arriveFirst();
    expect(screen.getByText('Shows: yes')).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('open');
  });

  it('follows an address that it did not set', async () => {
    const { user, arrive } = openSlowly();
    await user.click(box());
    await user.click(screen.getByRole('link', { name: 'Done ones' }));
    arrive();
    expect(screen.getByText('Shows: done')).toBeVisible();
    expect(box()).not.toBeChecked();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('done');
  });

  it('follows an address with a choice that was made and undone before', async () => {
    const { user, arrive } = openSlowly();
    await user.click(box());
    await user.click(box());
    arrive();
    await user.click(screen.getByRole('link', { name: 'Free ones' }));
    arrive();
    expect(screen.getByText('Shows: yes')).toBeVisible();
    expect(box()).toBeChecked();
  });
});
