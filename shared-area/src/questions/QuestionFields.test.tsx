import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useMemo } from 'react';
import type { Question, ServiceDefinition } from 'shared-data';
import type { Answers } from 'shared-data/model';
import { LanguageProvider } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { object } from 'valibot';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../tools/testing/sampleDefinition';
import { answerNames, answersSchema, QuestionFields, useAnswerMessage } from '.';

const onSubmit = jest.fn<undefined, [{ answers: Answers }]>();
beforeEach(() => onSubmit.mockReset());

interface AskedProps {
  definition: ServiceDefinition;
  answers?: Answers;
  added?: string[];
}

function Asked({ definition, answers = {}, added }: AskedProps) {
  const message = useAnswerMessage(definition);
  const ids = useFieldIds(['before', ...answerNames(definition)]);
  const resolver = useMemo(
    () =>
      valibotResolver(
        object({ answers: answersSchema(definition, { today: '2026-11-22', message }) }),
      ),
    [definition, message],
  );
  const form = useForm({ resolver, defaultValues: { answers } });
  return (
    <main>
      <h1>Apply</h1>
      <Form form={form} ids={ids} onSubmit={onSubmit}>
        <QuestionFields definition={definition} ids={ids} added={added} />
        <button type="submit">Send</button>
      </Form>
    </main>
  );
}

function renderAsked(props: AskedProps) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<Asked {...props} />, { wrapper: LanguageProvider }) };
}

const send = () => screen.getByRole('button', { name: 'Send' });
const eachKind = definitionWith(questionsOfEachKind);

it('takes an answer to each kind of question, and returns the answers as they are stored (#16.4)', async () => {
  const { user } = renderAsked({ definition: eachKind });
  await user.type(screen.getByRole('textbox', { name: 'Ward' }), ' Ward 3 ');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'For school admission.');
  await user.type(screen.getByRole('textbox', { name: 'Members of the family' }), '४');
  await user.type(screen.getByRole('textbox', { name: 'Annual income' }), '1,20,000');
  const date = within(screen.getByRole('group', { name: 'Date of birth' }));
  await user.type(date.getByLabelText('Day'), '29');
  await user.type(date.getByLabelText('Month'), '2');
  await user.type(date.getByLabelText('Year'), '2020');
  const hospital = within(screen.getByRole('radiogroup', { name: 'Born in a hospital' }));
  await user.click(hospital.getByLabelText('Yes'));
  const purpose = within(screen.getByRole('radiogroup', { name: 'Purpose' }));
  await user.click(purpose.getByLabelText('School'));
  const needed = within(screen.getByRole('group', { name: 'Needed for' }));
  await user.click(needed.getByLabelText('Other'));
  await user.click(needed.getByLabelText('School'));
  await user.type(screen.getByRole('textbox', { name: 'Name of the child' }), 'आशा कुलकर्णी');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+91 98765 43210');
  const address = within(screen.getByRole('group', { name: 'Address' }));
  await user.type(address.getByLabelText('House number or name'), '12');
  await user.type(address.getByLabelText('Village or ward'), 'Shivaji Ward');
  await user.type(address.getByLabelText('PIN code'), '416 001');
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ answers: rightAnswers }));
});

it('shows an error for each missing answer, at its field and in the summary, in their order (#16.4)', async () => {
  const { user } = renderAsked({ definition: eachKind });
  await user.click(send());
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Fill in ‘Ward’',
    'Fill in ‘Reason’',
    'Fill in ‘Members of the family’',
    'Fill in ‘Annual income’',
    'Enter day, month and year of ‘Date of birth’',
    'Choose an answer to ‘Born in a hospital’',
    'Choose an answer to ‘Purpose’',
    'Choose at least one answer to ‘Needed for’',
    'Fill in ‘Name of the child’',
    'Fill in ‘Phone’',
    'Fill in ‘Address’',
  ]);
  expect(screen.getByRole('textbox', { name: 'Ward' })).toHaveAccessibleDescription(
    /Fill in ‘Ward’/,
  );
  for (const link of links) {
    await user.click(link);
    expect(document.activeElement?.matches('input, textarea')).toBe(true);
  }
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each<[string, string, string]>([
  ['short-text', 'a'.repeat(11), 'Use at most 10 characters for ‘Ward’: it has 11'],
  ['number', 'four', 'Enter a whole number for ‘Members of the family’, in figures'],
  ['number', '0', 'Enter 1 or more for ‘Members of the family’'],
  ['number', '31', 'Enter 30 or less for ‘Members of the family’'],
  ['amount', '-1', 'Enter ₹0 or more for ‘Annual income’'],
  ['date', '1899-1-1', 'Enter 1 January 1900 or a later day for ‘Date of birth’'],
  ['date', '2099-1-1', 'Enter 22 November 2026 or an earlier day for ‘Date of birth’'],
  ['date', '2023-2-30', 'Enter a real date for ‘Date of birth’, such as 27 6 2020'],
  ['phone', '98765', 'Enter a phone number of 10 digits for ‘Phone’, such as 98765 43210'],
  ['address', '\nWard\n416001', 'Enter the house number or name of ‘Address’'],
  ['address', '1\n\n416001', 'Enter the village or ward of ‘Address’'],
  ['address', '1\nWard\n', 'Enter the PIN code of ‘Address’'],
  ['address', '1\nWard\n016001', 'Enter a PIN code of 6 digits for ‘Address’, such as 416001'],
])('%s: shows an error for %j: %s @rest (#16.4)', async (kind, answer, text) => {
  const answers = { ...rightAnswers, [kind]: answer };
  const { user } = renderAsked({ definition: eachKind, answers });
  await user.click(send());
  const [link, ...others] = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(link).toHaveTextContent(text);
  expect(others).toEqual([]);
});

it('links from the summary to the line of an address that is wrong (#16.4)', async () => {
  const answers = { ...rightAnswers, address: '12\nShivaji Ward\n4160' };
  const { user } = renderAsked({ definition: eachKind, answers });
  await user.click(send());
  await user.click(within(await screen.findByRole('alert')).getByRole('link'));
  const pin = screen.getByLabelText('PIN code');
  expect(pin).toHaveFocus();
  expect(pin).toBeInvalid();
  await user.type(pin, '01');
  await waitFor(() => expect(pin).toBeValid());
  expect(pin).toHaveFocus();
});

it('marks each empty line of an address, until one is filled in (#16.4)', async () => {
  const answers = { ...rightAnswers, address: '' };
  const { user } = renderAsked({ definition: eachKind, answers });
  await user.click(send());
  await screen.findByRole('alert');
  const lines = ['House number or name', 'Village or ward', 'PIN code'] as const;
  for (const line of lines) expect(screen.getByLabelText(line)).toBeInvalid();
  await user.type(screen.getByLabelText('House number or name'), '12');
  await waitFor(() => expect(screen.getByLabelText('House number or name')).toBeValid());
  expect(screen.getByLabelText('Village or ward')).toBeInvalid();
});

const yesNo: Question = {
  id: 'alive',
  kind: 'yes-no',
  label: 'Is the mother alive?',
  required: true,
};
const name: Question = {
  id: 'name',
  kind: 'person-name',
  label: 'Name of the mother',
  required: true,
  showIf: { question: 'alive', answer: 'yes' },
};

it('shows a question when its condition is met, and restores its answer after it was hidden (#16.4)', async () => {
  const { user } = renderAsked({ definition: definitionWith([yesNo, name]) });
  const field = () => screen.queryByRole('textbox', { name: 'Name of the mother' });
  expect(field()).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Yes'));
  await user.type(screen.getByRole('textbox', { name: 'Name of the mother' }), 'Asha');
  await user.click(screen.getByLabelText('No'));
  expect(field()).not.toBeInTheDocument();
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ answers: { alive: 'no' } }));
  await user.click(screen.getByLabelText('Yes'));
  expect(field()).toHaveValue('Asha');
});

it('renders a list to open for more than five choices (#16.4)', async () => {
  const choices = ['A', 'B', 'C', 'D', 'E', 'F'].map((label) => ({ id: label, label }));
  const { user } = renderAsked({
    definition: definitionWith([
      { id: 'many', kind: 'one-of', label: 'Category', required: true, choices },
    ]),
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'F');
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ answers: { many: 'F' } }));
});

it('shows each section under its heading, and no section without a visible question (#16.4)', () => {
  const definition = definitionWith([], {
    sections: [
      { id: '1', title: 'The family', questions: [yesNo] },
      { id: '2', title: 'The mother', questions: [name] },
    ],
  });
  renderAsked({ definition });
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'The family',
  ]);
});

it('marks a new question, and the ones that may stay empty (#16.4)', () => {
  const definition = definitionWith([{ ...yesNo, required: false, hint: 'On that day' }]);
  renderAsked({ definition, added: ['alive'] });
  expect(
    screen.getByRole('radiogroup', { name: 'Is the mother alive? (optional)' }),
  ).toHaveAccessibleDescription('New: On that day');
});

it('does not render the other fields when somebody types in one @rest (#16.4)', async () => {
  const seen: string[] = [];
  const questions = Array.from({ length: 60 }, (_, index): Question => {
    return {
      id: `q${index}`,
      kind: 'short-text',
      required: false,
      // Read every time its field renders.
      get label() {
        seen.push(`q${index}`);
        return `Question ${index}`;
      },
    };
  });
  const { user } = renderAsked({ definition: definitionWith(questions) });
  const field = screen.getByRole('textbox', { name: 'Question 7 (optional)' });
  await user.type(field, 'a');
  seen.length = 0;
  await user.type(field, 'b');
  expect([...new Set(seen)]).toEqual(['q7']);
});

it('passes axe, with errors and without @rest (#16.4)', async () => {
  const { user, container } = renderAsked({ definition: eachKind });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(send());
  await screen.findByRole('alert');
  expect(await axe(container)).toHaveNoViolations();
});
