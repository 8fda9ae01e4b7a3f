import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { saveOffice, watchOffice } from 'shared-data';
import { usualOffice } from 'shared-data/model';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../../tools/testing/signInAs';
import { firstOf } from '../../../../tools/testing/firstOf';
import { renderArea } from '../../testing/renderArea';

recordsForEachTest();

async function openOffice() {
  const view = renderArea('/admin/settings');
  const office = within(await screen.findByRole('region', { name: 'Office' }, { timeout: 5000 }));
  const type = (label: string, value: string) =>
    fireEvent.change(office.getByLabelText(label), { target: { value } });
  const press = (name: string) => view.user.click(office.getByRole('button', { name }));
  return { ...view, office, type, press };
}

const stored = () => firstOf(watchOffice());

describe('the office in the settings (#18.1)', () => {
  it('saves holidays sorted by day, and the advice @rest', async () => {
    const { office, type, press, user } = await openOffice();
    type('Year', '2027');
    await press('Add national holidays');
    type('Day', '2027-03-22');
    await user.type(office.getByLabelText('Name'), 'Holi');
    await press('Add holiday');
    expect(office.getByLabelText('Day')).toHaveFocus();
    await press('Remove Labour Day, Saturday, 1 May 2027');
    await user.type(office.getByLabelText(/^What citizens can do/), 'Call Mrs Deshmukh.');
    await press('Save office');
    expect(await screen.findByText('The settings of the office were saved.')).toBeVisible();
    const { holidays, overdueAdvice, revision } = await stored();
    expect({ overdueAdvice, revision }).toEqual({
      overdueAdvice: 'Call Mrs Deshmukh.',
      revision: 1,
    });
    expect(holidays.map(({ day, name }) => `${day} ${name}`)).toEqual([
      '2027-01-26 Republic Day',
      '2027-03-22 Holi',
      '2027-04-14 Ambedkar Jayanti',
      '2027-08-15 Independence Day',
      '2027-10-02 Gandhi Jayanti',
      '2027-12-25 Christmas Day',
    ]);
  });

  it('shows what is missing from a holiday, and refuses a duplicate day', async () => {
    const { office, type, press, user } = await openOffice();
    await press('Add holiday');
    expect(office.getByLabelText('Day')).toHaveAccessibleDescription(
      /Choose the day of the holiday/,
    );
    type('Day', '2027-03-22');
    await press('Add holiday');
    expect(office.getByLabelText('Name')).toHaveAccessibleDescription(
      /Enter the name of the holiday/,
    );
    await user.type(office.getByLabelText('Name'), 'Holi');
    await press('Add holiday');
    type('Day', '2027-03-22');
    await press('Add holiday');
    expect(office.getByLabelText('Day')).toHaveAccessibleDescription(
      /This day is in the list already/,
    );
    await press('Save office');
    expect(
      await office.findAllByText('Press ‘Add holiday’ to add this day, or clear it'),
    ).not.toHaveLength(0);
    expect(await stored()).toEqual(usualOffice);
  });

  it('adds national holidays once @rest', async () => {
    const { office, type, press } = await openOffice();
    type('Year', '27');
    await press('Add national holidays');
    expect(office.getByLabelText('Year')).toHaveAccessibleDescription(
      /Enter a year, such as \d{4}/,
    );
    type('Year', '2027');
    await press('Add national holidays');
    type('Year', '२०२७ ');
    await press('Add national holidays');
    expect(office.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6);
  });

  it('shows a conflict message to the second of two admins, and saves on the next attempt @rest', async () => {
    const { office, press, user } = await openOffice();
    await user.type(office.getByLabelText(/^What citizens can do/), 'Mine.');
    await act(() => saveOffice({ ...usualOffice, overdueAdvice: 'Theirs.' }));
    await press('Save office');
    expect(await screen.findByText(/Another admin has changed the settings of/)).toBeVisible();
    expect((await stored()).overdueAdvice).toBe('Theirs.');
    await press('Save office');
    await waitFor(async () => expect((await stored()).overdueAdvice).toBe('Mine.'));
  });

  it('passes axe @rest', async () => {
    signInAs('admin');
    await saveOffice({ ...usualOffice, holidays: [{ day: '2027-03-22', name: 'Holi' }] });
    const { container } = await openOffice();
    expect(await axe(container)).toHaveNoViolations();
  });
});
