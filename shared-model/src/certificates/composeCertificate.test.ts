import { addMonths } from '../fields/calendarDays';
import type { CertificateTemplate, Question } from '../definitions/definitionSchema';
import type { Answers } from '../definitions/filledFormSchema';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../tools/testing/sampleDefinition';
import { composeCertificate } from './composeCertificate';
import { statedAnswer } from './statedAnswer';

const child: Question = {
  id: 'c',
  kind: 'person-name',
  label: 'Name of the child',
  required: true,
};
const born: Question = { id: 'd', kind: 'date', label: 'Date of birth', required: true };
const inHospital: Question = { id: 'h', kind: 'yes-no', label: 'In a hospital', required: true };
const hospital: Question = {
  id: 'n',
  kind: 'short-text',
  label: 'Hospital',
  required: true,
  showIf: { question: 'h', answer: 'yes' },
};
const ward: Question = { id: 'w', kind: 'short-text', label: 'वॉर्ड', required: false };
const questions = [child, born, inHospital, hospital, ward];
const answers: Answers = { c: 'Asha Kulkarni', d: '2026-06-01', h: 'yes', n: 'Rural Hospital' };

const signatory = { name: 'S. R. Patil', office: 'Gram Sevak' };
const usual: CertificateTemplate = { title: 'Birth Certificate', text: '', table: [], signatory };

function compose(
  template: Partial<CertificateTemplate>,
  changed: Answers = {},
  { applicant = 'Ramesh Kulkarni', issuedOn = '2026-06-15', asked = questions } = {},
) {
  const definition = definitionWith(asked, { certificate: { ...usual, ...template } });
  const statement = composeCertificate(definition, {
    applicant,
    answers: { ...answers, ...changed },
    issuedOn,
  });
  if (!statement) throw new Error('nothing composed');
  return statement;
}

it.each<[string, string, string, Answers?]>([
  ['by its label', '{Name of the child} was born.', 'Asha Kulkarni was born.'],
  ['in any case', '{NAME OF THE CHILD}', 'Asha Kulkarni'],
  ['with blanks around and between', '{  Name  of\nthe child }', 'Asha Kulkarni'],
  ['at each of its placeholders', '{Date of birth}, {date of birth}', '1 June 2026, 1 June 2026'],
  ['side by side', '{Date of birth}{Hospital}', '1 June 2026Rural Hospital'],
  ['that is the applicant’s name', 'On request of {applicant}.', 'On request of Ramesh Kulkarni.'],
  ['in Devanagari', 'राहणार {वॉर्ड}.', 'राहणार शिवाजी वॉर्ड १२.', { w: 'शिवाजी वॉर्ड १२' }],
  ['as a dash if it was not given', 'Ward {वॉर्ड}.', 'Ward —.'],
  ['as a dash if it was not requested', 'At {Hospital}.', 'At —.', { h: 'no' }],
  [
    'without replacing placeholders inside it',
    '{Hospital}',
    '{Date of birth}',
    { n: '{Date of birth}' },
  ],
  ['with a dollar sign in it', '{Hospital}', "$& $1 $'", { n: "$& $1 $'" }],
  ['with markup as text', '{Hospital}', '<b>"A" & B</b>', { n: '<b>"A" & B</b>' }],
  ['without invisible characters', '{Hospital}', 'ABC', { n: '\u202EA\u200BBC' }],
  ['and leaves unknown placeholders', '{Caste} {', '{Caste} {'],
  ['and keeps paragraphs', ' One.\n\nTwo. ', 'One.\n\nTwo.'],
])('puts an answer into the text %s (#17)', (_how, text, filled, changed = {}) => {
  expect(compose({ text }, changed).text).toBe(filled);
});

describe('the list of facts in a certificate (#17)', () => {
  const facts = (template: Partial<CertificateTemplate>, changed?: Answers) =>
    compose(template, changed).facts.map(({ label, value }) => `${label}: ${value}`);

  it('contains the answers of the text and of the table, each once, in the order of the questions', () => {
    const text = 'At {Hospital} on {date of birth}, again {Hospital}';
    expect(facts({ text, table: ['c', 'n'] })).toEqual([
      'Name of the child: Asha Kulkarni',
      'Date of birth: 1 June 2026',
      'Hospital: Rural Hospital',
    ]);
  });

  it('contains nothing that is not printed', () => {
    expect(facts({ text: 'Certified.' })).toEqual([]);
  });

  it('leaves out missing answers, and answers to questions that are hidden now', () => {
    const text = '{Hospital} {वॉर्ड}';
    expect(facts({ text, table: ['n', 'w'] }, { h: 'no' })).toEqual([]);
    expect(compose({ text, table: ['n', 'w', 'd'] }, { h: 'no' }).table).toEqual(['Date of birth']);
  });

  it('contains the applicant if the text names them and somebody else is the holder', () => {
    const text = 'On request of {Applicant}.';
    expect(facts({ text, holder: 'c' })).toEqual(['Applicant: Ramesh Kulkarni']);
    expect(facts({ text })).toEqual([]);
  });

  it('has a table in the order of the template', () => {
    expect(compose({ table: ['n', 'c', 'gone'] }).table).toEqual(['Hospital', 'Name of the child']);
  });
});

it.each<[string, string, Partial<CertificateTemplate>, Answers?]>([
  ['the applicant', 'Ramesh Kulkarni', {}],
  ['the person chosen by the template', 'Asha Kulkarni', { holder: 'c' }],
  ['the applicant if that answer is missing', 'Ramesh Kulkarni', { holder: 'c' }, { c: '' }],
])('names as the holder %s (#17)', (_who, holder, template, changed = {}) => {
  expect(compose(template, changed).holder).toBe(holder);
});

it.each<[string, number | undefined, string | undefined]>([
  ['2026-06-15', undefined, undefined],
  ['2026-06-15', 6, '2026-12-15'],
  ['2026-06-15', 12, '2027-06-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-06-15', 600, '2076-06-15'],
])(
  'limits a certificate issued on %s for %s months to %s (#17)',
  (issuedOn, months, validUntil) => {
    const statement = compose(months === undefined ? {} : { months }, {}, { issuedOn });
    expect(statement.validUntil).toBe(validUntil);
    if (months !== undefined) expect(addMonths(issuedOn, months)).toBe(validUntil);
  },
);

describe('a certificate in the council’s language and in English (#20.4)', () => {
  const given = {
    'certificate/title': 'जन्म दाखला',
    'certificate/text': '{बाळाचे नाव} यांचा जन्म {Date of birth} रोजी {hospital} येथे झाला. {अर्जदार}',
    'certificate/signatory/office': 'ग्रामसेवक',
    'question/c/label': 'बाळाचे नाव',
    'question/d/label': 'जन्मतारीख',
    'question/h/label': 'रुग्णालयात',
  };
  const template = {
    text: '{Name of the child} was born on {Date of birth}.',
    table: ['d', 'h', 'w'],
    holder: 'c',
  };
  const council = {
    name: 'Village Council',
    language: 'mr',
    translations: { mr: { name: 'ग्रामपंचायत' } },
  };
  const composeIn = (translations: Record<string, string>) =>
    composeCertificate(
      definitionWith(questions, {
        certificate: { ...usual, ...template },
        translations: { mr: translations },
      }),
      {
        applicant: 'Ramesh Kulkarni',
        answers,
        issuedOn: '2026-06-15',
        council,
      },
    );

  it('has title, text, facts and signatory in both languages', () => {
    const statement = composeIn(given);
    expect(statement).toMatchObject({
      title: 'Birth Certificate',
      text: 'Asha Kulkarni was born on 1 June 2026.',
      table: ['Date of birth', 'In a hospital'],
    });
    expect(statement?.second).toEqual({
      language: 'mr',
      council: 'ग्रामपंचायत',
      title: 'जन्म दाखला',
      text: 'Asha Kulkarni यांचा जन्म 1 जून, 2026 रोजी Rural Hospital येथे झाला. Ramesh Kulkarni',
      facts: [
        { label: 'बाळाचे नाव', value: 'Asha Kulkarni' },
        { label: 'जन्मतारीख', value: '1 जून, 2026' },
        { label: 'रुग्णालयात', value: 'होय' },
      ],
      signatory: { name: 'S. R. Patil', office: 'ग्रामसेवक' },
    });
    expect(statement?.facts.map(({ value }) => value)).toEqual([
      'Asha Kulkarni',
      '1 June 2026',
      'Yes',
    ]);
  });

  it('falls back to English for missing texts', () => {
    const second = composeIn({ 'certificate/text': 'प्रमाणित करण्यात येते.' })?.second;
    expect(second).toMatchObject({ title: 'Birth Certificate', signatory });
    expect(second?.facts[0]?.label).toBe('Name of the child');
  });

  it.each([
    ['the council prints only English', given, { ...council, language: undefined }],
    ['no council is given', given, undefined],
    ['the text is not translated', { 'certificate/title': 'जन्म दाखला' }, council],
    ['the text is empty', { ...given, 'certificate/text': ' ' }, council],
  ] as const)('has only English if %s', (_why, translations, of) => {
    const definition = definitionWith(questions, {
      certificate: { ...usual, ...template },
      translations: { mr: { ...translations } },
    });
    const statement = composeCertificate(definition, {
      applicant: 'Ramesh Kulkarni',
      answers,
      issuedOn: '2026-06-15',
      ...(of ? { council: of } : {}),
    });
    expect(statement).not.toHaveProperty('second');
    expect(statement?.title).toBe('Birth Certificate');
  });
});

it('takes title and signatory from the template (#17)', () => {
  expect(compose({})).toMatchObject({ title: 'Birth Certificate', signatory });
});

it('composes nothing if the outcome is an answer or the service has no certificate (#17)', () => {
  const of = { applicant: 'Asha', answers: {}, issuedOn: '2026-06-15' };
  const definition = definitionWith(questions, { certificate: usual, outcome: 'answer' });
  expect(composeCertificate(definition, of)).toBeUndefined();
  expect(composeCertificate(definitionWith(questions), of)).toBeUndefined();
});

describe('a stated answer (#17)', () => {
  const stated: Record<(typeof questionsOfEachKind)[number]['kind'], string> = {
    'short-text': 'Ward 3',
    'long-text': 'For school admission.',
    number: '4',
    amount: '₹1,20,000',
    date: '29 February 2020',
    'yes-no': 'Yes',
    'one-of': 'School',
    'some-of': 'School, Other',
    'person-name': 'आशा कुलकर्णी',
    phone: '9876543210',
    address: '12, Shivaji Ward, 416001',
  };

  it.each(questionsOfEachKind)('takes one line of text: $kind', (question) => {
    expect(statedAnswer(question, rightAnswers[question.kind])).toBe(stated[question.kind]);
    expect(statedAnswer(question, '')).toBe('');
  });

  it.each<[Question['kind'], string, string]>([
    ['amount', 'x12', 'x12'],
    ['amount', '12 acres', '12 acres'],
    ['yes-no', 'no', 'No'],
    ['yes-no', 'constructor', 'constructor'],
    ['date', '1899-12-31', '31 December 1899'],
    ['date', 'soon', 'soon'],
    ['amount', '0', '₹0'],
    ['amount', '100000000', '₹10,00,00,000'],
    ['amount', 'much', 'much'],
    ['number', '-3', '-3'],
    ['one-of', 'gone', 'gone'],
    ['address', '\nShivaji Ward\n', 'Shivaji Ward'],
    ['long-text', 'One\n\nTwo', 'One Two'],
  ])('for the kind %s: %j becomes %j', (kind, answer, text) => {
    const question = questionsOfEachKind.find((each) => each.kind === kind);
    expect(question && statedAnswer(question, answer)).toBe(text);
  });
});
