import { emptyFilledForm, givenAnswers, personNames, typedAnswers } from './filledForm';
import { definitionWith } from '../../../tools/testing/sampleDefinition';

it('starts with no answers and no papers (#16.4)', () => {
  expect(emptyFilledForm('birth', 2)).toEqual({
    serviceId: 'birth',
    version: 2,
    answers: {},
    papers: {},
  });
});

it('returns the normalised answers to visible questions (#16.4)', () => {
  const definition = definitionWith([
    { id: 'alive', kind: 'yes-no', label: 'Alive', required: true },
    {
      id: 'phone',
      kind: 'phone',
      label: 'Phone',
      required: false,
      showIf: { question: 'alive', answer: 'yes' },
    },
    { id: 'note', kind: 'long-text', label: 'Note', required: false },
  ]);
  const phone = '+91 98765 43210';
  expect(givenAnswers(definition, { alive: 'yes', phone, note: ' ', gone: 'x' })).toEqual({
    alive: 'yes',
    phone: '9876543210',
  });
  expect(givenAnswers(definition, { alive: 'no', phone })).toEqual({ alive: 'no' });
});

it('returns the names of persons among the given answers (#16.6)', () => {
  const definition = definitionWith([
    { id: 'child', kind: 'person-name', label: 'Child', required: true },
    { id: 'ward', kind: 'short-text', label: 'Ward', required: true },
    { id: 'father', kind: 'person-name', label: 'Father', required: false },
  ]);
  expect(personNames(definition, { child: ' Asha ', ward: 'Shivaji', father: '' })).toEqual([
    'Asha',
  ]);
  const corrected = { child: 'Aasha', father: 'Ravi' };
  const answers = { child: 'Asha', father: 'Ravi' };
  expect(personNames(definition, corrected, answers)).toEqual(['Aasha', 'Ravi', 'Asha']);
});

it('keeps the typed answer to a question that is hidden now, and drops answers of other services (#16.4)', () => {
  const definition = definitionWith([
    { id: 'alive', kind: 'yes-no', label: 'Alive', required: true },
    {
      id: 'name',
      kind: 'person-name',
      label: 'Name',
      required: true,
      showIf: { question: 'alive', answer: 'yes' },
    },
  ]);
  expect(typedAnswers(definition, { alive: 'no', name: 'Ash ', other: 'x' })).toEqual({
    alive: 'no',
    name: 'Ash ',
  });
  expect(typedAnswers(definition, { alive: '' })).toEqual({});
});
