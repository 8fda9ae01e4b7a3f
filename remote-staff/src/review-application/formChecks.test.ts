import type { ChangedAnswers, Checks, FormPartId, OpenedAnswers, Question } from 'shared-data';
import { definitionWith } from '../../../tools/testing/sampleDefinition';
import {
  hasNewChecks,
  mergeChecks,
  openedParts,
  replacedDocuments,
  reviewParts,
  type CheckEdits,
} from './formChecks';

const saved: Checks = { house: { agrees: true }, name: { agrees: false, note: 'Spelling' } };

it.each<[string, CheckEdits, Checks, boolean]>([
  ['nothing', {}, saved, false],
  ['what is as it was', { house: { agrees: 'yes', note: '' }, name: undefined }, saved, false],
  [
    'another finding',
    { house: { agrees: 'no', note: ' Rented ' } },
    { ...saved, house: { agrees: false, note: 'Rented' } },
    true,
  ],
  [
    'other words',
    { name: { agrees: 'no', note: 'Surname' } },
    { ...saved, name: { agrees: false, note: 'Surname' } },
    true,
  ],
  [
    'no words for what agrees',
    { name: { agrees: 'yes', note: 'Spelling' } },
    { ...saved, name: { agrees: true } },
    true,
  ],
  [
    'a check that is taken back',
    { name: { agrees: '', note: '' } },
    { house: { agrees: true } },
    true,
  ],
  [
    'a new one',
    { proof: { agrees: 'yes', note: '' } },
    { ...saved, proof: { agrees: true } },
    true,
  ],
])('saves %s (#16.5)', (_what, edits, checks, isNew) => {
  expect(mergeChecks(saved, edits)).toEqual(checks);
  expect(hasNewChecks(saved, edits)).toBe(isNew);
});

const questions: Question[] = [
  { id: 'house', kind: 'yes-no', label: 'Rented', required: true },
  {
    id: 'owner',
    kind: 'person-name',
    label: 'Owner',
    required: true,
    showIf: { question: 'house', answer: 'yes' },
  },
  { id: 'name', kind: 'person-name', label: 'Name', required: true },
];
const paper = { required: true, kinds: ['pdf' as const], maxFiles: 2 };
const definition = definitionWith(questions, {
  papers: [
    { ...paper, id: 'proof', name: 'Proof' },
    { ...paper, id: 'bill', name: 'Bill' },
    { ...paper, id: 'agreement', name: 'Agreement', required: false },
  ],
});
const form = {
  serviceId: 'residence',
  version: 1,
  answers: { house: 'no', name: 'Zubeda Quazi' },
  papers: { proof: ['1'] },
};
const documents = [{ id: '1', name: 'a.pdf', type: 'application/pdf', size: 1 }];
const parts = reviewParts(definition, form, {
  form,
  documents,
  history: [],
  submittedAt: '2026-11-27T06:30:00.000Z',
});

it('contains the asked questions and every paper, in their order (#16.5)', () => {
  expect(parts.map(({ id }) => id)).toEqual(['house', 'name', 'proof', 'bill', 'agreement']);
});

it.each<[string, Checks, Record<FormPartId, boolean>, OpenedAnswers]>([
  ['a paper that is missing', {}, {}, { bill: '' }],
  ['what does not agree', saved, {}, { name: 'Spelling', bill: '' }],
  [
    'what is ticked, and not what is not',
    saved,
    { bill: false, agreement: true },
    { name: 'Spelling', agreement: '' },
  ],
  ['what depends on it too', {}, { bill: false, house: true }, { house: '', owner: '' }],
  ['nothing', {}, { bill: false }, {}],
])('opens %s (#16.5)', (_what, checks, ticked, opened) => {
  expect(openedParts({ definition, parts, checks, ticked })).toEqual(opened);
});

it.each<[string, ChangedAnswers[], string[], string[]]>([
  ['nothing where nothing was corrected', [], ['1'], []],
  ['nothing where a file was added', [{ proof: '1' }], ['1', '2'], []],
  ['nothing where there was none before', [{ proof: '' }], ['1'], []],
  ['nothing of another paper', [{ bill: '1' }], ['2'], []],
  [
    'what was replaced, also in an earlier correction',
    [{ proof: '1' }, { proof: '2' }],
    ['3'],
    ['1', '2'],
  ],
  ['what was left out beside what stayed', [{ proof: '1\n2' }], ['2'], ['1']],
  ['what was left out with nothing in its place', [{ proof: '1' }], [], ['1']],
])('finds as replaced documents %s (#16.5)', (_what, corrections, now, replaced) => {
  const by = { uid: 'citizen-1', name: 'Zubeda Quazi', role: 'user' } as const;
  const application = {
    form: { ...form, papers: { proof: now } },
    documents: ['1', '2', '3'].map((id) => ({
      id,
      name: `${id}.pdf`,
      type: 'application/pdf',
      size: 1,
    })),
    history: corrections.map((changed) => ({
      at: '2026-11-01T05:00:00.000Z',
      by,
      changed,
      ...({ from: 'returned', to: 'pending' } as const),
    })),
  };
  expect(replacedDocuments(application, 'proof').map(({ id }) => id)).toEqual(replaced);
});
