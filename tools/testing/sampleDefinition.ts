import type { Question, ServiceDefinition } from 'shared-data';

const choices = [
  { id: 'c1', label: 'School' },
  { id: 'c2', label: 'Scholarship' },
  { id: 'c3', label: 'Other' },
];

/** One question of each kind; its id is its kind. */
export const questionsOfEachKind = [
  { id: 'short-text', kind: 'short-text', label: 'Ward', required: true, maxLength: 10 },
  { id: 'long-text', kind: 'long-text', label: 'Reason', required: true },
  { id: 'number', kind: 'number', label: 'Members of the family', required: true, min: 1, max: 30 },
  { id: 'amount', kind: 'amount', label: 'Annual income', required: true, min: 0 },
  {
    id: 'date',
    kind: 'date',
    label: 'Date of birth',
    required: true,
    earliest: { kind: 'on', day: '1900-01-01' },
    latest: { kind: 'from-today', days: 0 },
  },
  { id: 'yes-no', kind: 'yes-no', label: 'Born in a hospital', required: true },
  { id: 'one-of', kind: 'one-of', label: 'Purpose', required: true, choices },
  { id: 'some-of', kind: 'some-of', label: 'Needed for', required: true, choices },
  { id: 'person-name', kind: 'person-name', label: 'Name of the child', required: true },
  { id: 'phone', kind: 'phone', label: 'Phone', required: true },
  { id: 'address', kind: 'address', label: 'Address', required: true },
] as const satisfies Question[];

/** A question whose label is its id; with `showIf`, it is shown only for that answer to another question. */
export function yesNoQuestion(id: string, showIf?: [question: string, answer: string]): Question {
  return {
    id,
    kind: 'yes-no',
    label: id,
    required: true,
    ...(showIf ? { showIf: { question: showIf[0], answer: showIf[1] } } : {}),
  };
}

/** A definition with these questions in one section. For tests. */
export function definitionWith(
  questions: readonly Question[],
  changes: Partial<ServiceDefinition> = {},
): ServiceDefinition {
  return {
    name: 'Birth Certificate',
    description: '',
    category: '',
    fee: 0,
    days: 15,
    place: { kind: 'online' },
    sections: [{ id: 'section', title: 'Details', questions: [...questions] }],
    papers: [],
    outcome: 'certificate',
    ...changes,
  };
}

/** A valid answer to each of `questionsOfEachKind`. */
export const rightAnswers = {
  'short-text': 'Ward 3',
  'long-text': 'For school admission.',
  number: '4',
  amount: '120000',
  date: '2020-02-29',
  'yes-no': 'yes',
  'one-of': 'c1',
  'some-of': 'c1\nc3',
  'person-name': 'आशा कुलकर्णी',
  phone: '9876543210',
  address: '12\nShivaji Ward\n416001',
};
