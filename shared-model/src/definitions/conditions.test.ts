import { possibleConditions } from './conditions';
import { definitionFrom } from './definitionFrom';
import type { Question } from './definitionSchema';

it('offers earlier questions with a fixed set of answers and no condition of their own (#16.1)', () => {
  const common = { label: 'Label', required: true };
  const choices = [{ id: 'a', label: 'A' }];
  const first: Question[] = [
    { ...common, id: '1', kind: 'yes-no' },
    { ...common, id: '2', kind: 'phone' },
    { ...common, id: '3', kind: 'some-of', choices },
    { ...common, id: '4', kind: 'yes-no', showIf: { question: '1', answer: 'yes' } },
  ];
  const second: Question[] = [
    { ...common, id: '5', kind: 'one-of', choices },
    { ...common, id: '6', kind: 'phone' },
    { ...common, id: '7', kind: 'yes-no' },
  ];
  const definition = {
    ...definitionFrom({ name: 'Ration Card', documents: [], days: 1, fee: 0 }),
    sections: [
      { id: 's1', title: 'One', questions: first },
      { id: 's2', title: 'Two', questions: second },
    ],
  };
  const offered = (id: string) => possibleConditions(definition, id).map((question) => question.id);
  expect(offered('6')).toEqual(['1', '5']);
  expect(offered('1')).toEqual([]);
  expect(offered('gone')).toEqual([]);
});
