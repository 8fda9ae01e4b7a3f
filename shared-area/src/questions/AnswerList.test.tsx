import { act, render, screen, within } from '@testing-library/react';
import type { Question } from 'shared-data';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../tools/testing/sampleDefinition';
import { AnswerList, useDefinitionInLanguage } from '.';

function shownAnswers() {
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  const answers = texts('definition');
  return texts('term').map((label, index) => [label, answers[index]]);
}

it('formats each answer for people (#16.4)', () => {
  render(<AnswerList definition={definitionWith(questionsOfEachKind)} answers={rightAnswers} />, {
    wrapper: LanguageProvider,
  });
  expect(shownAnswers()).toEqual([
    ['Ward', 'Ward 3'],
    ['Reason', 'For school admission.'],
    ['Members of the family', '4'],
    ['Annual income', '₹1,20,000'],
    ['Date of birth', '29 February 2020'],
    ['Born in a hospital', 'Yes'],
    ['Purpose', 'School'],
    ['Needed for', 'School\nOther'],
    ['Name of the child', 'आशा कुलकर्णी'],
    ['Phone', '9876543210'],
    ['Address', '12\nShivaji Ward\n416001'],
  ]);
});

it('marks a question without an answer, and leaves out one that was not asked (#16.4)', () => {
  const questions: Question[] = [
    { id: 'alive', kind: 'yes-no', label: 'Alive', required: true },
    { id: 'note', kind: 'long-text', label: 'Note', required: false },
    {
      id: 'name',
      kind: 'person-name',
      label: 'Name',
      required: true,
      showIf: { question: 'alive', answer: 'yes' },
    },
  ];
  render(
    <AnswerList
      definition={definitionWith([], {
        sections: [
          { id: '1', title: 'The family', questions: questions.slice(0, 2) },
          { id: '2', title: 'The mother', questions: questions.slice(2) },
        ],
      })}
      answers={{ alive: 'no', name: 'Asha' }}
    />,
    { wrapper: LanguageProvider },
  );
  expect(shownAnswers()).toEqual([
    ['Alive', 'No'],
    ['Note', 'Not answered'],
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

it('shows markup as text, and renders an action beside each answer if one is given (#16.4)', () => {
  render(
    <AnswerList
      definition={definitionWith([{ id: 'a', kind: 'short-text', label: 'Ward', required: true }])}
      answers={{ a: '<script>alert(1)</script> 🙏' }}
      action={({ label }) => <button type="button">Change {label}</button>}
    />,
    { wrapper: LanguageProvider },
  );
  const answer = screen.getByRole('definition');
  expect(answer).toHaveTextContent('<script>alert(1)</script> 🙏');
  expect(within(answer).getByRole('button', { name: 'Change Ward' })).toBeVisible();
});

it('shows questions in the language of the page, and marks those in English (#20.4)', async () => {
  await act(() => activateLanguage('hi'));
  const definition = definitionWith(
    questionsOfEachKind.filter(({ id }) => ['one-of', 'person-name'].includes(id)),
    { translations: { hi: { 'section/section': 'ब्योरा', 'question/one-of/label': 'किसलिए' } } },
  );
  function Shown() {
    return <AnswerList definition={useDefinitionInLanguage(definition)} answers={rightAnswers} />;
  }
  await act(() => Promise.resolve(render(<Shown />, { wrapper: LanguageProvider })));
  expect(screen.getByRole('heading', { name: 'ब्योरा' })).not.toHaveAttribute('lang');
  expect(screen.getByText('किसलिए')).not.toHaveAttribute('lang');
  expect(screen.getByText('School')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Name of the child')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('आशा कुलकर्णी')).not.toHaveAttribute('lang');
  await act(() => activateLanguage('en'));
  expect(screen.getByRole('heading', { name: 'Details' })).not.toHaveAttribute('lang');
  expect(screen.getByText('Purpose')).not.toHaveAttribute('lang');
});
