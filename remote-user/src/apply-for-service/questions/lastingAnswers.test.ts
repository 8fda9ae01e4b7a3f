import type { Question } from 'shared-data';
import { definitionWith } from '../../../../tools/testing/sampleDefinition';
import { lastingAnswers } from './lastingAnswers';

const name: Question = {
  id: 'name',
  kind: 'person-name',
  label: 'Name of the applicant',
  required: true,
  lasting: true,
};
const phone: Question = { id: 'tel', kind: 'phone', label: 'Phone', required: true, lasting: true };
const child: Question = {
  id: 'child',
  kind: 'person-name',
  label: 'Name of the child',
  required: true,
};

interface Case {
  before: Question[];
  now: Question[];
  /** Whether both forms are of the same service. */
  isSame?: boolean;
  offered: string[];
}

it.each<[string, Case]>([
  [
    'answers about the applicant',
    { before: [name, phone], now: [name, phone], offered: ['name', 'tel'] },
  ],
  ['no name of a child', { before: [name, child], now: [child, name], offered: ['name'] }],
  ['nothing that is not asked now', { before: [name, phone], now: [phone], offered: ['tel'] }],
  [
    'answers about the applicant by this version, whatever the previous one defined',
    {
      before: [child, name],
      now: [
        { ...child, lasting: true },
        { ...name, lasting: false },
      ],
      offered: ['child'],
    },
  ],
  [
    'no answer to a conditional question',
    {
      before: [name],
      now: [{ ...name, showIf: { question: 'moved', answer: 'yes' } }],
      offered: [],
    },
  ],
  [
    'the answer to the same words in another service',
    {
      before: [name, phone],
      now: [
        { ...phone, id: 'name' },
        { ...name, id: 'other' },
      ],
      isSame: false,
      offered: ['name', 'other'],
    },
  ],
  [
    'nothing if another service has the same id for a different question',
    { before: [name], now: [{ ...name, label: 'Name of the owner' }], isSame: false, offered: [] },
  ],
])('offers %s (#16.4)', (_what, { before, now, isSame = true, offered }) => {
  const answers = Object.fromEntries(before.map(({ id }) => [id, `answer to ${id}`]));
  const filled = { serviceId: '1', definition: definitionWith(before), answers };
  const asked = { serviceId: isSame ? '1' : '2', definition: definitionWith(now) };
  expect(lastingAnswers(filled, asked).map(({ id }) => id)).toEqual(offered);
});
