import { act, screen, waitFor, within } from '@testing-library/react';
import { publishService, saveSettings, watchSettings } from 'shared-data';
import { definitionFrom, usualSettings } from 'shared-data/model';
import { activateLanguage, hasUnsavedWork } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
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

  it('marks each field whose text was written in English on a page in Hindi (#20.4)', async () => {
    await openSettings();
    await act(() => activateLanguage('hi'));
    await screen.findByLabelText('पंचायत का नाम');
    const unmarked = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .filter(({ value, lang }) => /[a-z]/i.test(value) && lang !== 'en');
    expect(unmarked.map(({ type }) => type)).toEqual(['email']);
    await act(() => activateLanguage('en'));
  });

  it('saves the details of the council', async () => {
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

  it('saves the council’s texts in each language, and the language of its certificates (#20.4)', async () => {
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

  it('prints certificates only in English if no language is chosen (#20.4)', async () => {
    const { user } = await openSettings();
    await user.selectOptions(screen.getByLabelText('The council’s language'), 'English only');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('The settings were saved. Citizens see them now.');
    expect(await storedSettings()).not.toHaveProperty('language');
  });

  it('shows errors at the fields and in a summary', async () => {
    const { user, name } = await openSettings();
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    const summary = within(await screen.findByRole('alert'));
    await user.click(summary.getByRole('link', { name: 'Enter the name of the council' }));
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(await storedName()).toBe('Village Council');
  });

  it('shows a conflict message to the second of two admins, keeps what was typed, and then saves it', async () => {
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

  it('links to the designer to change the days of a described service (#16.1)', async () => {
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

  it('removes the field when another admin describes the service meanwhile (#16.1)', async () => {
    const service = await addPensionLetter();
    await openSettings();
    const days = await screen.findByLabelText('Pension Letter');
    await act(() => publishService(service.id, definitionFrom(service), 0));
    await waitFor(() => expect(days).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Edit Pension Letter' })).toBeVisible();
  });

  it('saves the promised days of a service that is not described', async () => {
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
