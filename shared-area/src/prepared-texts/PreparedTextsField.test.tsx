import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { savePreparedTexts, type PreparedText } from 'shared-data';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { PreparedTextsField } from './PreparedTextsField';

recordsForEachTest();
beforeEach(() => signInAs('admin'));
afterEach(() => act(() => activateLanguage('en')));

const missing: PreparedText = {
  id: 'missing',
  kind: 'return',
  texts: { en: 'A paper is missing.', mr: 'कागदपत्र मिळालेले नाही.' },
};
const unread: PreparedText = { id: 'unread', kind: 'return', texts: { en: 'It cannot be read.' } };
const late: PreparedText = { id: 'late', kind: 'message', texts: { en: 'It takes longer.' } };

function Note({ language }: { language?: string }) {
  const [value, setValue] = useState('');
  return (
    <LanguageProvider>
      <PreparedTextsField
        kinds={['message', 'return']}
        application={{ language }}
        value={value}
        onFill={setValue}
        fieldId="note"
      />
      <label htmlFor="note">Note</label>
      <textarea id="note" value={value} onChange={({ target }) => setValue(target.value)} />
    </LanguageProvider>
  );
}

async function open(language?: string) {
  await savePreparedTexts({ list: [missing, unread, late], revision: 0 });
  const { container } = render(language === undefined ? <Note /> : <Note language={language} />);
  const select = screen.getByRole('combobox', { name: 'Prepared texts' });
  await within(select).findByRole('option', { name: /It takes longer/ });
  const user = userEvent.setup();
  const choose = (id: string) => user.selectOptions(select, id);
  return { container, select, user, choose };
}

const note = () => screen.getByRole('textbox', { name: 'Note' });
const press = (name: string) => screen.getByRole('button', { name });

describe('PreparedTextsField', () => {
  it('offers texts in the language of the citizen, each with its meaning in the reader’s language', async () => {
    const { container, select } = await open('mr');
    expect(select).toHaveAccessibleDescription('What you choose is filled in for you, in Marathi.');
    const options = within(select).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a text...',
      'It takes longer.',
      'कागदपत्र मिळालेले नाही. (A paper is missing.)',
      'It cannot be read.',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('fills in the text, which can be edited, and shows its meaning', async () => {
    const { user, choose } = await open('mr');
    await choose('missing');
    expect(note()).toHaveValue('कागदपत्र मिळालेले नाही.');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Filled in, in Marathi. It says: ‘A paper is missing.’',
    );
    await user.type(note(), ' 1');
    expect(note()).toHaveValue('कागदपत्र मिळालेले नाही. 1');
  });

  it('shows that a text in another language is used if there is none in the language of the citizen', async () => {
    const { choose } = await open('mr');
    await choose('unread');
    expect(note()).toHaveValue('It cannot be read.');
    expect(screen.getByRole('status')).toHaveTextContent(
      'There is no text in Marathi. It is filled in, in English.',
    );
  });

  it('marks a text in another language than the page, in the list and in the sentence about it (#20.4)', async () => {
    const { select, choose } = await open('hi');
    await act(() => activateLanguage('mr'));
    const option = (name: RegExp) => within(select).getByRole('option', { name });
    expect(option(/^It takes longer/)).toHaveAttribute('lang', 'en');
    expect(option(/^A paper is missing/)).toHaveAttribute('lang', 'en');
    await choose('missing');
    // The meaning in the reader's own language needs no mark in the sentence.
    expect(screen.getByRole('status').querySelector('[lang]')).toBeNull();
  });

  it('marks a meaning in English if there is none in the page’s language (#20.4)', async () => {
    await act(() => activateLanguage('hi'));
    await savePreparedTexts({ list: [missing], revision: 0 });
    await act(() => Promise.resolve(render(<Note language="mr" />)));
    const option = await screen.findByRole('option', { name: /^कागदपत्र/ });
    expect(option).toHaveAttribute('lang', 'mr');
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'missing');
    expect(screen.getByText('A paper is missing.')).toHaveAttribute('lang', 'en');
  });

  it('replaces a text that was filled in and not edited', async () => {
    const { choose } = await open();
    await choose('missing');
    await choose('late');
    expect(note()).toHaveValue('It takes longer.');
  });

  it.each([
    ['Replace what I wrote', 'It takes longer.'],
    ['Add it below', 'Mine.\n\nIt takes longer.'],
    ['Leave it as it is', 'Mine.'],
  ])('asks before it replaces a typed text: %s', async (answer, value) => {
    const { user, choose } = await open();
    await user.type(note(), 'Mine.');
    await choose('late');
    expect(note()).toHaveValue('Mine.');
    expect(screen.getByRole('alert')).toHaveTextContent('You have already written something.');
    await user.click(press(answer));
    expect(note()).toHaveValue(value);
    expect(note()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('fills in the reader’s own language if that of the citizen is unknown', async () => {
    const { select, choose } = await open();
    expect(select).toHaveAccessibleDescription(
      /We do not know in which language .* it is in English/,
    );
    await act(() => activateLanguage('mr'));
    await choose('missing');
    expect(note()).toHaveValue('कागदपत्र मिळालेले नाही.');
  });
});
