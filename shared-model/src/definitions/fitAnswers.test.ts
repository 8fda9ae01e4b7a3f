import type { Question } from './definitionSchema';
import { fitAnswers, fitPapers } from './fitAnswers';
import { definitionWith } from '../../../tools/testing/sampleDefinition';

const text = (id: string, label = id): Question => ({
  id,
  kind: 'short-text',
  label,
  required: true,
});
const oneOf = (id: string, label: string, choices: Record<string, string>): Question => ({
  id,
  kind: 'one-of',
  label,
  required: true,
  choices: Object.entries(choices).map(([choice, name]) => ({ id: choice, label: name })),
});

interface Case {
  title: string;
  before: Question[];
  answers: Record<string, string>;
  after: Question[];
  target: 'version' | 'service';
  kept: Record<string, string>;
  added: string[];
}

it.each<Case>([
  {
    title: 'keeps the answer to a question whose label changed, in another version',
    before: [text('a', 'Name')],
    answers: { a: 'Asha' },
    after: [text('a', 'Full name')],
    target: 'version',
    kept: { a: 'Asha' },
    added: [],
  },
  {
    title: 'drops the answer to a removed question, and reports a new question',
    before: [text('a'), text('b')],
    answers: { a: '1', b: '2' },
    after: [text('a'), text('c')],
    target: 'version',
    kept: { a: '1' },
    added: ['c'],
  },
  {
    title: 'drops an answer to another kind of question',
    before: [text('a')],
    answers: { a: '12' },
    after: [{ id: 'a', kind: 'number', label: 'a', required: true }],
    target: 'version',
    kept: {},
    added: ['a'],
  },
  {
    title: 'drops a choice that was removed',
    before: [oneOf('a', 'Purpose', { x: 'School', y: 'Other' })],
    answers: { a: 'y' },
    after: [oneOf('a', 'Purpose', { x: 'School' })],
    target: 'version',
    kept: {},
    added: [],
  },
  {
    title: 'matches a question by its label in another service, ignoring case',
    before: [text('a', 'Name of the mother ')],
    answers: { a: 'Asha' },
    after: [text('m', 'Name of the Mother')],
    target: 'service',
    kept: { m: 'Asha' },
    added: [],
  },
  {
    title: 'does not match questions by id in another service',
    before: [text('name', 'Name of the child')],
    answers: { name: 'Asha' },
    after: [text('name', 'Name of the deceased')],
    target: 'service',
    kept: {},
    added: ['name'],
  },
  {
    title: 'matches a choice by its label in another service',
    before: [oneOf('a', 'Purpose', { '1': 'School', '2': 'Other' })],
    answers: { a: '2' },
    after: [oneOf('b', 'Purpose', { '1': 'OTHER', '2': 'School' })],
    target: 'service',
    kept: { b: '1' },
    added: [],
  },
  {
    title: 'does not report a new question that is hidden',
    before: [text('a')],
    answers: { a: '1' },
    after: [text('a'), { ...text('b'), showIf: { question: 'a', answer: 'yes' } }],
    target: 'version',
    kept: { a: '1' },
    added: [],
  },
  {
    title: 'keeps Devanagari, emoji and incomplete answers',
    before: [text('a'), { id: 'd', kind: 'date', label: 'd', required: true }],
    answers: { a: 'आशा 🙏 <script>', d: '-6-5' },
    after: [text('a'), { id: 'd', kind: 'date', label: 'd', required: true }],
    target: 'version',
    kept: { a: 'आशा 🙏 <script>', d: '-6-5' },
    added: [],
  },
])('$title (#16.4)', ({ before, answers, after, target, kept, added }) => {
  const answered = { definition: definitionWith(before), answers };
  expect(fitAnswers(answered, definitionWith(after), target)).toEqual({ answers: kept, added });
});

it('keeps those of several choices that still exist (#16.4)', () => {
  const needed = (...ids: string[]): Question => ({
    id: 'n',
    kind: 'some-of',
    label: 'Needed for',
    required: true,
    choices: ids.map((id) => ({ id, label: id.toUpperCase() })),
  });
  const answered = { definition: definitionWith([needed('a', 'b', 'c')]), answers: { n: 'a\nc' } };
  const after = definitionWith([needed('c', 'd')]);
  expect(fitAnswers(answered, after, 'version').answers).toEqual({ n: 'c' });
});

it.each<['version' | 'service', Record<string, string[]>]>([
  ['version', { card: ['1'] }],
  ['service', { proof: ['1'] }],
])('keeps the papers of another %s (#16.4)', (target, kept) => {
  const paper = (id: string, name: string) =>
    ({ id, name, required: true, kinds: ['pdf'], maxFiles: 2 }) as const;
  const before = definitionWith([], {
    papers: [
      { ...paper('card', 'Proof of identity'), kinds: ['pdf'] },
      { ...paper('gone', 'Photograph'), kinds: ['image'] },
    ],
  });
  const id = target === 'version' ? 'card' : 'proof';
  const after = definitionWith([], {
    papers: [{ ...paper(id, 'Proof of Identity'), kinds: ['pdf'] }],
  });
  const papers = { card: ['1'], gone: ['2'] };
  expect(fitPapers({ definition: before, papers }, after, target)).toEqual(kept);
});

it('names no paper of which no document was sent', () => {
  const papers = [
    { id: 'card', name: 'Card', required: true, kinds: ['pdf' as const], maxFiles: 2 },
  ];
  const definition = definitionWith([], { papers });
  expect(fitPapers({ definition, papers: {} }, definition, 'version')).toEqual({});
  expect(fitPapers({ definition, papers: { card: [] } }, definition, 'version')).toEqual({});
});
