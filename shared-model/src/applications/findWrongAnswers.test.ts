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
      ...{ id: 'from', kind: 'date', label: 'From', required: true },
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
