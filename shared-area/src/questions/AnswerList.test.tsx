import { render, screen, within } from '@testing-library/react';
import type { Question } from 'shared-data';
import { LanguageProvider } from 'shared-platform';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../tools/testing/sampleDefinition';
import { AnswerList } from '.';

function shownAnswers() {
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  const answers = texts('definition');
  return texts('term').map((label, index) => [label, answers[index]]);
}

it('shows each answer as people read it (#16.4)', () => {
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

it('says what was asked and not answered, and leaves out what was not asked (#16.4)', () => {
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

it('shows markup as text, and has something beside each answer where it is given (#16.4)', () => {
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
