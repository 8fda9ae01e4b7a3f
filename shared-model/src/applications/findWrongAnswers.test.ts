import type { Application } from './applicationSchema';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../tools/testing/sampleDefinition';
import type { Answers } from '../definitions/filledFormSchema';
import { findWrongAnswers } from './findWrongAnswers';

const definition = definitionWith(questionsOfEachKind);
const sent = (answers: Answers, more: Partial<Application> = {}) => ({
  form: { serviceId: '5', version: 1, answers, papers: {} },
  submittedAt: '2026-11-27T06:30:00.000Z',
  history: [],
  ...more,
});

it('finds nothing in what a form sends (#44b)', () => {
  expect(findWrongAnswers(definition, sent(rightAnswers))).toEqual([]);
  expect(findWrongAnswers(definition, sent({}))).toEqual([]);
  expect(findWrongAnswers(definition, { ...sent({}), form: undefined })).toEqual([]);
});

it.each([
  ['amount', '1e999'],
  ['number', '12 acres'],
  ['date', '2026-02-30'],
  ['yes-no', 'perhaps'],
  ['one-of', 'none of them'],
  ['phone', '12'],
  ['address', 'Wai'],
])('finds an answer to %s that was made by hand: %j (#44b)', (id, answer) => {
  expect(findWrongAnswers(definition, sent({ ...rightAnswers, [id]: answer }))).toEqual([id]);
});

it('takes a day as right that was right when it was sent, or when it was corrected (#44b)', () => {
  const asked = definitionWith([
    {
      id: 'from',
      kind: 'date',
      label: 'From',
      required: true,
      earliest: { kind: 'from-today', days: 0 },
    },
  ] as never);
  const find = (from: string, more: Partial<Application> = {}) =>
    findWrongAnswers(asked, sent({ from }, more));
  const history = [{ at: '2026-12-05T06:30:00.000Z', changed: { from: '' } }] as never;
  expect(find('2026-11-27')).toEqual([]);
  expect(find('2026-11-27', { history })).toEqual([]);
  expect(find('2026-11-20', { history })).toEqual(['from']);
});

it('finds only what was wrong both when it was sent and when it was corrected last', () => {
  const until = {
    id: 'until',
    kind: 'date',
    label: 'Until',
    required: true,
    latest: { kind: 'from-today', days: 0 },
  };
  const phone = { id: 'phone', kind: 'phone', label: 'Phone', required: true };
  const asked = definitionWith([until, phone] as never);
  const form = sent({ until: '2026-12-01', phone: '12' });
  const history = [{ at: '2026-12-05T06:30:00.000Z', changed: { until: '' } }] as never;
  expect(findWrongAnswers(asked, form)).toEqual(['until', 'phone']);
  expect(findWrongAnswers(asked, { ...form, history })).toEqual(['phone']);
});

it('does not count answers that are too long together', () => {
  const asked = Array.from({ length: 11 }, (_, at) => ({
    id: `q${at}`,
    kind: 'long-text',
    label: 'Text',
    required: false,
  }));
  const answers = Object.fromEntries(asked.map(({ id }) => [id, 'a'.repeat(2000)]));
  expect(findWrongAnswers(definitionWith(asked as never), sent(answers))).toEqual([]);
});
