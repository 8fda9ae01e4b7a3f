import { act, screen, waitFor, within } from '@testing-library/react';
import type { Question, ServiceDefinition } from 'shared-data';
import { activateLanguage } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { openRationCard } from '../testing/designer';
import hi from './i18n/hi';

recordsForEachTest();
afterEach(() => act(() => activateLanguage('en')));

const questions: Question[] = [
  {
    ...{
      id: 'q1',
      kind: 'one-of',
      label: 'Kind of card',
      hint: 'As it is printed',
      required: true,
    },
    choices: [
      { id: 'c1', label: 'Yellow' },
      { id: 'c2', label: 'Saffron' },
    ],
  },
  { id: 'q2', kind: 'yes-no', label: 'Moved here', required: true },
  {
    id: 'q3',
    kind: 'short-text',
    label: 'Old number',
    required: true,
    showIf: { question: 'q1', answer: 'c1' },
  },
];

const rationCard: Partial<ServiceDefinition> = {
  description: 'For households of the village',
  category: 'Cards',
  place: { kind: 'office', bring: 'The old card' },
  papers: [
    {
      id: 'p1',
      name: 'Proof of identity',
      hint: 'Front and back',
      kinds: ['pdf'],
      maxFiles: 1,
      required: true,
    },
  ],
  certificate: {
    title: 'Ration Card Extract',
    text: 'This is to certify it.',
    table: [],
    signatory: { name: 'Vikram Deshmukh', office: 'Secretary' },
  },
};

async function openInHindi() {
  const view = await openRationCard(questions, rationCard);
  await act(() => activateLanguage('hi'));
  await screen.findByRole('button', { name: hi['publish.do'] });
  return view;
}

const named = (message: string, name: string) => message.replace(/\{\w+\}/, name);
const button = (name: string) => screen.getByRole('button', { name });

describe('the designer in Hindi', () => {
  it('marks each field whose text is in English @rest (#20.4)', async () => {
    const { user } = await openInHindi();
    for (const name of ['Kind of card', 'Old number', 'Proof of identity'])
      await user.click(button(named(hi['entry.editOf'], name)));
    const written = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .filter(({ value }) => /[a-z]/i.test(value));
    expect(written.map(({ value }) => value)).toEqual([
      ...['Ration Card', 'For households of the village', 'Cards', 'The old card', 'Household'],
      ...['Kind of card', 'As it is printed', 'Yellow', 'Saffron', 'Old number'],
      ...['Proof of identity', 'Front and back'],
      ...['Ration Card Extract', 'This is to certify it.', 'Vikram Deshmukh', 'Secretary'],
    ]);
    for (const field of written) expect(field).toHaveAttribute('lang', 'en');
    expect(screen.getByLabelText(new RegExp(hi['terms.keywords']))).not.toHaveAttribute('lang');
  });

  it('marks the name of an entry or a section within the names of its buttons (#20.4)', async () => {
    const { user } = await openInHindi();
    const ofEntry = ['editOf', 'duplicateOf', 'upOf', 'downOf', 'removeOf'] as const;
    const names = [
      ...ofEntry.map((id) => [hi[`entry.${id}`], 'Old number']),
      ...ofEntry.slice(2).map((id) => [hi[`entry.${id}`], 'Household']),
      [hi['questions.addTo'], 'Household'],
    ] as const;
    for (const [message, name] of names) {
      const part = within(button(named(message, name))).getByText(name);
      expect(part).toHaveAttribute('lang', 'en');
    }
    await user.click(button(named(hi['entry.editOf'], 'Old number')));
    expect(screen.getByRole('group', { name: 'Old number' })).toBeVisible();
  });

  it('starts a section and a certificate in the language of their fields @rest (#20.4)', async () => {
    const { user } = await openInHindi();
    await user.click(button(hi['sections.add']));
    expect(screen.getByDisplayValue('Further questions')).toHaveAttribute('lang', 'en');
    const issues = screen.getByLabelText(hi['certificate.issues']);
    await user.click(issues);
    await user.click(issues);
    expect(screen.getByLabelText(hi['certificate.text'])).toHaveValue(
      'This is to certify that {Applicant} ',
    );
  });

  it('marks the choices that a condition offers, but not ‘yes’ and ‘no’ @rest (#20.4)', async () => {
    const { user } = await openInHindi();
    await user.click(button(named(hi['entry.editOf'], 'Old number')));
    const answer = () => within(screen.getByLabelText(hi['question.answer']));
    expect(answer().getByRole('option', { name: 'Yellow' })).toHaveAttribute('lang', 'en');
    expect(answer().getByRole('option', { name: 'Saffron' })).toHaveAttribute('lang', 'en');
    await user.selectOptions(screen.getByLabelText(hi['question.showIf']), 'q2');
    const yes = answer().getByRole('option', { name: hi['answer.yes'] });
    expect(yes).not.toHaveAttribute('lang');
  });
});

it('moves a choice past the next, keeps the focus on the button, and removes a choice @rest (#14)', async () => {
  const { user } = await openRationCard(questions, rationCard);
  await user.click(screen.getByRole('button', { name: 'Edit Kind of card' }));
  const kind = within(screen.getByRole('group', { name: 'Kind of card' }));
  const choices = () =>
    kind.getAllByLabelText(/^Choice \d$/).map((choice) => (choice as HTMLInputElement).value);
  expect(kind.getByRole('button', { name: 'Move up Choice 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await user.click(kind.getByRole('button', { name: 'Move down Choice 1' }));
  expect(choices()).toEqual(['Saffron', 'Yellow']);
  await waitFor(() =>
    expect(kind.getByRole('button', { name: 'Move down Choice 2' })).toHaveFocus(),
  );
  await user.click(kind.getByRole('button', { name: 'Move up Choice 2' }));
  expect(choices()).toEqual(['Yellow', 'Saffron']);

  await user.click(kind.getByRole('button', { name: 'Remove Choice 1' }));
  expect(choices()).toEqual(['Saffron']);
  await waitFor(() => expect(kind.getByRole('button', { name: 'Add choice' })).toHaveFocus());
});
