import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { savePreparedTexts, watchPreparedTexts, type PreparedTexts } from 'shared-data';
import { limits } from 'shared-data/limits';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { firstOf } from '../../../../tools/testing/firstOf';
import { renderArea } from '../../testing/renderArea';

recordsForEachTest();

async function openTexts() {
  const view = renderArea('/admin/settings');
  const part = within(await screen.findByRole('region', { name: 'Texts' }, { timeout: 5000 }));
  return { ...view, part };
}

const stored = () => firstOf(watchPreparedTexts());
const english = (texts: PreparedTexts) => texts.list.map((text) => text.texts.en);
const missing = /^A paper is missing/;

describe('prepared texts in the settings (#20)', () => {
  it('shows the default texts, with their purpose and their languages @rest', async () => {
    const { part, container } = await openTexts();
    const entries = part.getAllByRole('listitem');
    expect(entries).toHaveLength(10);
    expect(part.getAllByText('Reason for rejection')).toHaveLength(2);
    expect(part.getAllByText('Reason for revoking or replacing a certificate')).toHaveLength(2);
    expect(part.getAllByText('Reason for cancelling a payment')).toHaveLength(2);
    expect(part.getAllByText('In English, Hindi and Marathi')).toHaveLength(10);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('adds a text, and shows which language is missing @rest', async () => {
    const { part, user } = await openTexts();
    await user.click(part.getByRole('button', { name: 'Add text' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a text' }));
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Save text' }));
    expect(dialog.getByLabelText('Text in English')).toHaveAccessibleDescription(
      /Write the text in English/,
    );
    await user.selectOptions(dialog.getByLabelText('What it is for'), 'return');
    await user.type(dialog.getByLabelText('Text in English'), 'Sign the form.');
    await user.type(dialog.getByLabelText(/^Text in Marathi/), 'अर्जावर सही करा.');
    await user.click(dialog.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByText('The text was saved.')).toBeVisible();
    expect(await part.findByText('Not given in Hindi: English is sent instead')).toBeVisible();
    expect((await stored()).list.at(-1)).toMatchObject({
      kind: 'return',
      texts: { en: 'Sign the form.', mr: 'अर्जावर सही करा.' },
    });
  });

  it('refuses a text that is longer than a note', async () => {
    const { part, user } = await openTexts();
    await user.click(part.getByRole('button', { name: /^Edit ‘A paper is missing/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit a text' }));
    const field = dialog.getByLabelText(/^Text in Hindi/);
    await user.clear(field);
    await user.click(field);
    await user.paste('x'.repeat(limits.note + 1));
    await user.click(dialog.getByRole('button', { name: 'Save text' }));
    expect(field).toHaveAccessibleDescription(/Use at most 1,000 characters; there are 1,001/);
    expect((await stored()).revision).toBe(0);
  });

  it('keeps a text in a language that the portal does not support @rest', async () => {
    const list = [{ id: 'a', kind: 'message' as const, texts: { en: 'Come.', gu: 'આવો.' } }];
    const { user } = await openTexts();
    await act(() => savePreparedTexts({ list, revision: 0 }));
    await user.click(await screen.findByRole('button', { name: 'Edit ‘Come.’' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Text in English'), ' Soon.');
    await user.click(dialog.getByRole('button', { name: 'Save text' }));
    await waitFor(async () =>
      expect((await stored()).list).toMatchObject([{ texts: { en: 'Come. Soon.', gu: 'આવો.' } }]),
    );
  });

  it('removes a text, and restores it at its place @rest', async () => {
    const { part, user } = await openTexts();
    const before = english(await stored());
    await user.click(part.getByRole('button', { name: /^Remove ‘A paper is missing/ }));
    expect(await screen.findByText('The text was removed.')).toBeVisible();
    await waitFor(() => expect(part.queryByText(missing)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await part.findByText(missing)).toBeVisible();
    expect(english(await stored())).toEqual(before);
  });

  it('shows a message when the list is full @rest', async () => {
    const text = (index: number) =>
      ({ id: `t${index}`, kind: 'message', texts: { en: `T ${index}` } }) as const;
    const { part, user } = await openTexts();
    const list = Array.from({ length: limits.preparedTexts.most }, (_, index) => text(index));
    await act(() => savePreparedTexts({ list, revision: 0 }));
    expect(await part.findByText(/^There is room for 30 texts/)).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Add text' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
