import { emptyFilledForm, givenAnswers } from './filledForm';
import { definitionWith } from '../../../tools/testing/sampleDefinition';

it('begins with no answers and no papers (#16.4)', () => {
  expect(emptyFilledForm('birth', 2)).toEqual({
    serviceId: 'birth',
    version: 2,
    answers: {},
    papers: {},
  });
});

it('gives what is asked and answered, as it is stored (#16.4)', () => {
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
