import {
  joinAddress,
  joinChoices,
  joinDate,
  normaliseAnswer,
  splitChoices,
  splitDate,
} from './answerText';
import { questionsOfEachKind, rightAnswers } from '../../../tools/testing/sampleDefinition';

type Kind = (typeof questionsOfEachKind)[number]['kind'];

const questionOf = (kind: Kind) => {
  const question = questionsOfEachKind.find((each) => each.kind === kind);
  if (!question) throw new Error(kind);
  return question;
};

it.each<[Kind, string, string]>([
  ['short-text', '  Ward \n 3 ', 'Ward 3'],
  ['short-text', 'वॉर्ड ३', 'वॉर्ड ३'],
  ['short-text', '🙏 <script>', '🙏 <script>'],
  ['long-text', '  a\n\nb\n ', 'a\n\nb'],
  ['long-text', '\u202E90002\u00A0a\r\nb\u200B', '90002 a\nb'],
  ['person-name', 'कुर्\u200Dहाडे', 'कुर्\u200Dहाडे'],
  ['person-name', 'As\u200Dha \u200D', 'Asha'],
  ['person-name', '\u200D \u200C', ''],
  ['number', '\u202E90002', '90002'],
  ['amount', 'Rs. 1,20,000/-', '120000'],
  ['amount', '1,20,000/-', '120000'],
  ['phone', '\u202A+91 98765–43210\u202C', '9876543210'],
  ['address', '12\u00A0A\nWai\u200B\n\u202A४१२८०३\u202C', '12 A\nWai\n412803'],
  ['number', ' ४ ', '4'],
  ['number', '1,20,000', '120000'],
  ['number', '007', '7'],
  ['number', '−3', '-3'],
  ['number', '-0', '0'],
  ['number', 'four', 'four'],
  ['number', '1.5', '1.5'],
  ['amount', '₹ १,२०,०००', '120000'],
  ['date', '2026-6-5', '2026-06-05'],
  ['date', '२०२६-०६-०५', '2026-06-05'],
  ['date', '-6-5', '-06-05'],
  ['date', '', ''],
  ['yes-no', 'yes', 'yes'],
  ['one-of', 'c1', 'c1'],
  ['some-of', 'c3\nc1', 'c1\nc3'],
  ['some-of', 'gone', 'gone'],
  ['some-of', ' gone ', 'gone'],
  ['date', '2026 - 6 - 5', '2026-06-05'],
  ['some-of', '', ''],
  ['person-name', ' Asha\u200B  Kulkarni ', 'Asha Kulkarni'],
  ['phone', '+91 98765-43210', '9876543210'],
  ['phone', '९८७६५४३२१०', '9876543210'],
  ['phone', '919876543210', '9876543210'],
  ['phone', '09876543210', '9876543210'],
  ['phone', '9187654321', '9187654321'],
  ['phone', '98765', '98765'],
  ['phone', '98765+91', '98765+91'],
  ['phone', '91987654321012', '91987654321012'],
  ['phone', '0987654321012', '0987654321012'],
  ['address', ' 12 \n Shivaji  Ward \n ४१६ ००१ ', '12\nShivaji Ward\n416001'],
  ['address', '\n\n', ''],
])('%s: %j is stored as %j (#16.4)', (kind, typed, stored) => {
  expect(normaliseAnswer(questionOf(kind), typed)).toBe(stored);
});

it.each(questionsOfEachKind)('does not change a valid answer to $kind (#16.4)', (question) => {
  expect(normaliseAnswer(question, rightAnswers[question.kind])).toBe(rightAnswers[question.kind]);
});

it('keeps the typed parts of an incomplete date (#16.4)', () => {
  const parts = { year: '', month: '6', day: '5' };
  expect(splitDate(joinDate(parts))).toEqual(parts);
  expect(joinDate({ year: '', month: '', day: '' })).toBe('');
  expect(joinDate({ year: '20-26', month: '6', day: '5' })).toBe('2026-6-5');
});

it('joins line breaks within a line of an address (#16.4)', () => {
  expect(joinAddress({ house: '12\nFlat 3', place: '', pin: '' })).toBe('12 Flat 3\n\n');
  expect(joinAddress({ house: '12\r\nFlat 3', place: '', pin: '' })).toBe('12 Flat 3\n\n');
  expect(joinAddress({ house: '', place: '', pin: '' })).toBe('');
});

it('splits choices without empty lines, and joins those of a question for several only', () => {
  expect(splitChoices('c1\n\nc3\n')).toEqual(['c1', 'c3']);
  expect(joinChoices(questionOf('some-of'), ['c3', 'c1', 'gone'])).toBe('c1\nc3');
  expect(joinChoices(questionOf('one-of'), ['c1'])).toBe('');
  expect(joinChoices(questionOf('phone'), ['c1'])).toBe('');
});
