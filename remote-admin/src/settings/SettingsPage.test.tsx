import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { publishService, saveSettings, watchSettings, type Weekday } from 'shared-data';
import { definitionFrom, usualSettings } from 'shared-data/model';
import { activateLanguage, hasUnsavedWork } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { addServiceAsAdmin } from '../testing/addServiceAsAdmin';
import { firstOf } from '../../../tools/testing/firstOf';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

async function openSettings() {
  const view = renderArea('/admin/settings');
  const name = await screen.findByLabelText('Name of the council');
  await screen.findByRole('heading', { level: 2, name: 'Days promised per service' });
  return { ...view, name };
}

const addPensionLetter = () => addServiceAsAdmin('Pension Letter');
const storedSettings = () => firstOf(watchSettings());
const storedName = async () => (await storedSettings()).name;

describe('the settings', () => {
  it('marks the note in the preview of the hours as English on a page in Hindi (#20.4)', async () => {
    await openSettings();
    const note = () => screen.getByText(/Closed on public holidays$/);
    expect(note()).not.toHaveAttribute('lang');
    await act(() => activateLanguage('hi'));
    await screen.findByLabelText('पंचायत का नाम');
    expect(note()).toHaveAttribute('lang', 'en');
    await act(() => activateLanguage('en'));
  });

  it('marks each field whose text was written in English on a page in Hindi @rest (#20.4)', async () => {
    await openSettings();
    await act(() => activateLanguage('hi'));
    await screen.findByLabelText('पंचायत का नाम');
    const unmarked = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .filter(({ value, lang }) => /[a-z]/i.test(value) && lang !== 'en');
    expect(unmarked.map(({ type }) => type)).toEqual(['email']);
    await act(() => activateLanguage('en'));
  });

  it('saves the details of the council @rest', async () => {
    const { user, name } = await openSettings();
    await user.clear(name);
    await user.type(name, 'Gram Panchayat Wadgaon');
    await user.click(screen.getByLabelText('Saturday'));
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(
      await screen.findByText('The settings were saved. Citizens see them now.'),
    ).toBeVisible();
    expect(await storedName()).toBe('Gram Panchayat Wadgaon');
    expect(hasUnsavedWork()).toBe(false);
    await user.type(name, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(async () => expect(await storedName()).toBe('Gram Panchayat Wadgaon 2'));
  });

  it('saves the council’s texts in each language, and the language of its certificates @rest (#20.4)', async () => {
    const { user } = await openSettings();
    const inMarathi = screen.getByLabelText(/^Name of the council in Marathi/);
    expect(inMarathi).toHaveAttribute('lang', 'mr');
    expect(inMarathi).toHaveValue('ग्रामपंचायत');
    await user.clear(inMarathi);
    expect(inMarathi).toHaveAccessibleDescription('Not given: English is shown instead.');
    await user.type(inMarathi, 'ग्रामपंचायत वडगाव');
    await user.clear(screen.getByLabelText(/^Note in Hindi/));
    await user.selectOptions(screen.getByLabelText('The council’s language'), 'Hindi');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('The settings were saved. Citizens see them now.');
    const stored = await storedSettings();
    expect(stored.language).toBe('hi');
    expect(stored.translations?.mr?.name).toBe('ग्रामपंचायत वडगाव');
    expect(stored.translations?.hi).not.toHaveProperty('hoursNote');
  });

  it('prints certificates only in English if no language is chosen @rest (#20.4)', async () => {
    const { user } = await openSettings();
    await user.selectOptions(screen.getByLabelText('The council’s language'), 'English only');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('The settings were saved. Citizens see them now.');
    expect(await storedSettings()).not.toHaveProperty('language');
  });

  describe('the Saturdays of a month on which the office is closed (#44.11)', () => {
    const saturdays = () =>
      screen.queryByRole('group', {
        name: 'Saturdays of the month on which the office is closed (optional)',
      });
    const box = (name: string) => screen.getByRole('checkbox', { name });
    const preview = () => screen.getByText('Citizens see').parentElement;

    it('can be set only if the office is open on Saturday and on another day @rest', async () => {
      const { user } = await openSettings();
      expect(saturdays()).not.toBeInTheDocument();
      await user.click(box('Saturday'));
      expect(saturdays()).toHaveAccessibleDescription(/^Such as the second and the fourth/);
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
        await user.click(box(day));
      expect(saturdays()).not.toBeInTheDocument();
    });

    it('stand in the preview, are saved in their order, and are dropped if the office is not open on Saturdays @rest', async () => {
      const { user } = await openSettings();
      await user.click(box('Saturday'));
      await user.click(box('Fourth Saturday'));
      await user.click(box('Second Saturday'));
      expect(preview()).toHaveTextContent('closed on the second and fourth Saturday of the month');
      await user.click(screen.getByRole('button', { name: 'Save settings' }));
      await waitFor(async () => expect((await storedSettings()).revision).toBe(1));
      expect(await storedSettings()).toMatchObject({ closedSaturdays: [2, 4] });
      await user.click(box('Saturday'));
      expect(preview()).not.toHaveTextContent('closed');
      await user.click(screen.getByRole('button', { name: 'Save settings' }));
      await waitFor(async () => expect((await storedSettings()).revision).toBe(2));
      expect(await storedSettings()).not.toHaveProperty('closedSaturdays');
    });

    it('show an error, which the summary links to, if they are all Saturdays @rest', async () => {
      const { user } = await openSettings();
      await user.click(box('Saturday'));
      for (const which of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
        await user.click(box(`${which} Saturday`));
      await user.click(screen.getByRole('button', { name: 'Save settings' }));
      const summary = within(await screen.findByRole('alert'));
      await user.click(summary.getByRole('link', { name: /^Leave at least one Saturday open/ }));
      expect(box('First Saturday')).toHaveFocus();
      expect((await storedSettings()).revision).toBe(0);
    });

    it('show what was saved, in each language, without axe violations @rest', async () => {
      signInAs('admin');
      const openDays: Weekday[] = [1, 2, 3, 4, 5, 6];
      await saveSettings({ ...usualSettings, openDays, closedSaturdays: [2, 4] });
      const { container } = await openSettings();
      expect(box('Second Saturday')).toBeChecked();
      expect(box('Third Saturday')).not.toBeChecked();
      expect(await axe(container)).toHaveNoViolations();
      await act(() => activateLanguage('mr'));
      expect(await screen.findByRole('checkbox', { name: 'दुसरा शनिवार' })).toBeChecked();
      expect(screen.getByText(/महिन्याचा दुसरा आणि चौथा शनिवार बंद/)).toBeVisible();
      await act(() => activateLanguage('hi'));
      expect(await screen.findByRole('checkbox', { name: 'दूसरा शनिवार' })).toBeChecked();
      expect(screen.getByText(/महीने के दूसरे और चौथे शनिवार को बंद/)).toBeVisible();
      await act(() => activateLanguage('en'));
    });
  });

  it('shows errors at the fields and in a summary @rest', async () => {
    const { user, name } = await openSettings();
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    const summary = within(await screen.findByRole('alert'));
    await user.click(summary.getByRole('link', { name: 'Enter the name of the council' }));
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(await storedName()).toBe('Village Council');
  });

  it('shows a conflict message to the second of two admins, keeps what was typed, and then saves it @rest', async () => {
    const { user, name } = await openSettings();
    await user.clear(name);
    await user.type(name, 'Mine');
    await act(() => saveSettings({ ...usualSettings, name: 'Theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText(/Another admin has changed the settings/)).toBeVisible();
    expect(name).toHaveValue('Mine');
    expect(await storedName()).toBe('Theirs');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(async () => expect(await storedName()).toBe('Mine'));
  });

  it('links to the designer to change the days of a described service @rest (#16.1)', async () => {
    const { user } = await openSettings();
    const days = within(screen.getByRole('region', { name: 'Days promised per service' }));
    expect(days.getByText(/^Decided within 15 days/)).toBeVisible();
    expect(days.queryByRole('textbox')).not.toBeInTheDocument();
    expect(days.queryByRole('button')).not.toBeInTheDocument();
    await user.click(days.getByRole('link', { name: 'Edit Birth Certificate' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Edit Birth Certificate' }),
    ).toBeVisible();
  });

  it('removes the field when another admin describes the service meanwhile @rest (#16.1)', async () => {
    const service = await addPensionLetter();
    await openSettings();
    const days = await screen.findByLabelText('Pension Letter');
    await act(() => publishService(service.id, definitionFrom(service), 0));
    await waitFor(() => expect(days).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Edit Pension Letter' })).toBeVisible();
  });

  it('saves the promised days of a service that is not described @rest', async () => {
    await addPensionLetter();
    const { user } = await openSettings();
    const days = await screen.findByLabelText('Pension Letter');
    await user.clear(days);
    await user.type(days, '0');
    await user.click(screen.getByRole('button', { name: 'Save days' }));
    expect(await screen.findByText('Enter a whole number of days from 1 to 365')).toBeVisible();
    expect(days).toHaveFocus();
    await user.clear(days);
    await user.type(days, '4');
    await user.click(screen.getByRole('button', { name: 'Save days' }));
    expect(await screen.findByText('The days were saved. Citizens see them now.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Services' }));
    expect(await screen.findByText('Decided within 4 days')).toBeVisible();
  });
});
