import { act, screen, within } from '@testing-library/react';
import type { ServiceDefinition } from 'shared-data';
import { limits } from 'shared-data/limits';
import { hasUnsavedWork } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { axe } from '../testing/axe';
import { designOf, openRationCard } from '../testing/designer';
import hi from './i18n/hi';

recordsForEachTest();

/** Published with 9 texts, 2 of them in Hindi. */
async function openLanguages(changes: Partial<ServiceDefinition> = {}) {
  const choices = [{ id: 'c1', label: 'Yellow' }];
  const { service, ...view } = await openRationCard(
    [
      { id: 'q1', kind: 'person-name', label: 'Head', hint: 'Of the family', required: true },
      { id: 'q2', kind: 'one-of', label: 'Card', required: true, choices },
    ],
    {
      translations: { hi: { name: 'राशन कार्ड', 'question/q1/label': 'मुखिया' } },
      ...changes,
    },
  );
  const inHindi = within(screen.getByRole('group', { name: 'Texts in Hindi' }));
  const design = () => designOf(service.id);
  const open = () => view.user.click(inHindi.getByRole('button', { name: 'Edit texts in Hindi' }));
  return { ...view, inHindi, open, design };
}

describe('the languages of a service', () => {
  it('shows how many texts each further language has (#20.4)', async () => {
    const { inHindi } = await openLanguages();
    expect(inHindi.getByText('2 of 8')).toBeVisible();
    const marathi = within(screen.getByRole('group', { name: 'Texts in Marathi' }));
    expect(marathi.getByText('0 of 8')).toBeVisible();
  });

  it('shows a field for each text, below the text in the first language @rest (#20.4)', async () => {
    const { inHindi, open, container } = await openLanguages();
    await open();
    expect(inHindi.getAllByRole('textbox')).toHaveLength(8);
    const name = inHindi.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('राशन कार्ड');
    expect(name).toHaveAttribute('lang', 'hi');
    expect(name).toHaveAccessibleDescription('Ration Card');
    const hint = inHindi.getByRole('textbox', { name: 'Hint of question 1' });
    expect(hint).toHaveAccessibleDescription('Of the family Missing: English is shown instead.');
    expect(inHindi.getByText('Of the family')).toHaveAttribute('lang', 'en');
    expect(inHindi.getByRole('textbox', { name: 'Question 2, choice 1' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('saves typed translations with the draft, as one undo step @rest (#20.4)', async () => {
    const { user, inHindi, open, design } = await openLanguages();
    await open();
    await user.type(inHindi.getByRole('textbox', { name: 'Question 2' }), 'कार्ड');
    expect(inHindi.getByText('3 of 8')).toBeVisible();
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(inHindi.getByText('2 of 8')).toBeVisible();
    expect(hasUnsavedWork()).toBe(false);

    await user.clear(inHindi.getByRole('textbox', { name: 'Name' }));
    await user.type(inHindi.getByRole('textbox', { name: 'Question 2' }), 'कार्ड');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText(/^The draft of “Ration Card” was saved/);
    expect((await design()).draft?.definition.translations).toEqual({
      hi: { 'question/q1/label': 'मुखिया', 'question/q2/label': 'कार्ड' },
    });
  });

  it('copies the translations of a duplicated question, and reverts both with one undo @rest (#20.4)', async () => {
    const { user, inHindi, design } = await openLanguages();
    await user.click(screen.getByRole('button', { name: 'Duplicate Head' }));
    expect(inHindi.getByText('3 of 10')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(inHindi.getByText('2 of 8')).toBeVisible();
    expect(hasUnsavedWork()).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Duplicate Head' }));
    const [, twin] = screen.getAllByRole('button', { name: 'Remove Head' });
    if (twin) await user.click(twin);
    await user.click(screen.getByRole('button', { name: 'Remove Card' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText(/^The draft of “Ration Card” was saved/);
    expect((await design()).draft?.definition.translations).toEqual({
      hi: { name: 'राशन कार्ड', 'question/q1/label': 'मुखिया' },
    });
  });

  it('shows only missing texts on request, and keeps a field that is being typed into @rest (#20.4)', async () => {
    const { user, inHindi, open } = await openLanguages();
    await open();
    await user.click(inHindi.getByRole('checkbox', { name: 'Only missing' }));
    expect(inHindi.getAllByRole('textbox')).toHaveLength(6);
    expect(inHindi.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    const card = inHindi.getByRole('textbox', { name: 'Question 2' });
    await user.type(card, 'कार्ड');
    expect(card).toHaveValue('कार्ड');
    await user.click(inHindi.getByRole('checkbox', { name: 'Only missing' }));
    await user.click(inHindi.getByRole('checkbox', { name: 'Only missing' }));
    expect(inHindi.queryByRole('textbox', { name: 'Question 2' })).not.toBeInTheDocument();
  });

  it('names the gaps before publishing, and lists the changed texts @rest (#20.4)', async () => {
    const { user, inHindi, open, design } = await openLanguages();
    await open();
    await user.type(inHindi.getByRole('textbox', { name: 'Question 2' }), 'कार्ड');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 2?' }));
    expect(dialog.getByText('Texts in Hindi: 1 changed.')).toBeVisible();
    expect(
      dialog.getByText('Hindi: 5 of 8 texts are missing. English is shown instead.'),
    ).toBeVisible();
    expect(
      dialog.getByText('Marathi: 8 of 8 texts are missing. English is shown instead.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish version 2' }));
    await screen.findByText(/^Version 2 of “Ration Card” was published/);
    expect((await design()).published?.definition.translations?.hi).toMatchObject({
      'question/q2/label': 'कार्ड',
    });
  });

  it('opens a language in which a text is invalid, and shows the error at its field @rest (#20.4)', async () => {
    const { user, inHindi } = await openLanguages({
      certificate: {
        title: 'Ration Card',
        text: '{Head}',
        table: [],
        signatory: { name: 'Vikram Deshmukh', office: 'Secretary' },
      },
      translations: { hi: { 'question/q1/label': 'मुखिया', 'certificate/text': '{मुखिया}' } },
    });
    await user.click(inHindi.getByRole('button', { name: 'Edit texts in Hindi' }));
    await user.click(inHindi.getByRole('textbox', { name: 'Text of the certificate' }));
    await user.paste('{गाँव}');
    await user.click(inHindi.getByRole('textbox', { name: 'Name' }));
    await user.paste('क'.repeat(limits.serviceName + 1));
    await user.click(inHindi.getByRole('button', { name: 'Close texts in Hindi' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const message = 'Hindi: Certificate: No question is called “गाँव”.';
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${message}`) }));
    const text = inHindi.getByRole('textbox', { name: 'Text of the certificate' });
    expect(text).toHaveFocus();
    expect(text).toBeInvalid();
    expect(screen.getByRole('link', { name: /^Hindi: Name: Use at most/ })).toBeVisible();
  });

  it('shows the whole preview in the selected language, its controls too @rest (#20.4, #44.16)', async () => {
    const { user } = await openLanguages();
    await user.click(screen.getByRole('button', { name: 'Show the form' }));
    const preview = within(screen.getByRole('region', { name: 'What citizens see' }));
    expect(preview.getByText('Ration Card')).toBeVisible();
    // Its messages load: React waits for them only in an awaited act.
    await act(() => user.selectOptions(preview.getByLabelText('Language of the form'), 'हिन्दी'));
    const name = await preview.findByText('राशन कार्ड');
    expect(name.closest('[lang]')).toHaveAttribute('lang', 'hi');
    const details = preview.getByRole('textbox', { name: new RegExp(`^${hi['preview.details']}`) });
    expect(details).toHaveAttribute('placeholder', hi['preview.detailsPlaceholder']);
    expect(preview.getByRole('heading', { name: hi['preview.papers'] })).toBeVisible();
    expect(preview.queryByText(/required|optional/)).not.toBeInTheDocument();
    // The page itself stays as it was.
    expect(preview.getByLabelText('Language of the form')).toBeVisible();
    expect(preview.getByLabelText(/^मुखिया/)).toBeVisible();
    expect(preview.getByText('Proof of identity')).toHaveAttribute('lang', 'en');
  });
});
