import { limits } from '../limits/limits';
import type { Application } from './applicationSchema';
import { nameWords, prefixesOf, searchWords, soundWords } from './searchWords';
import { soughtNames, soughtWords } from './soughtWords';

const application = {
  number: '#PAN-2026-014',
  applicant: { uid: null, name: 'Asha Patil', email: 'asha@example.com' },
  service: 'Income Certificate',
} as Application;

it('indexes an application by name, service and number, without the prefix that all numbers share', () => {
  expect(searchWords(application)).toEqual([
    'asha',
    'patil',
    'income',
    'certificate',
    '2026-014',
    '014',
    '14',
  ]);
});

it.each<[string, string[]]>([
  ['', []],
  ['  Asha  PATIL ', ['asha', 'patil']],
  ['pan', ['pan']],
  ['#', []],
  ['#pa', []],
  ['#PAN', []],
  ['#PAN-', []],
  ['#PAN-20', ['20']],
  ['pan-2026-', ['2026-']],
  ['#PAN-2026-014', ['2026-014']],
  ['2026-01', ['2026-01']],
  ['14', ['14']],
  ['asha #PAN-2026-0', ['2026-0', 'asha']],
  ['japan-2026', ['japan', '2026']],
  ['देवि', ['देवि']],
  ['No. #PAN-2026-014', ['2026-014']],
  ['Application number: PAN-2026-014.', ['2026-014']],
  ['क्रमांक #PAN-२०२६-०१४', ['2026-014']],
  ['# PAN 2026 014', ['2026-014']],
  ['#PAN\u20112026\u2011014', ['2026-014']],
  ['#PAN–2026–014', ['2026-014']],
  ['#PAN-2026-\r\n014', ['2026-014']],
  ['\u202A#PAN-2026-014\u202C\u00A0', ['2026-014']],
  ['2026\u2212014', ['2026-014']],
  ['As\u00ADha\u200B', ['asha']],
  ['Noor Number', ['noor', 'number']],
])('splits the search %j into %j', (search, words) => {
  expect(soughtWords(search)).toEqual(words);
});

it('indexes an application by the names on its form (#16.6)', () => {
  expect(searchWords(application, ['Mira Patil', 'मीरा काळे'])).toEqual(
    expect.arrayContaining(['asha', 'patil', 'mira', 'मीरा', 'काळे']),
  );
});

it('takes only whole words of names, up to the size limit (#16.6)', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Mira${index}`);
  const words = nameWords(names);
  expect(words).toEqual(names.slice(0, words.length).map((name) => name.toLowerCase()));
  expect(words.join(' ').length).toBeLessThanOrEqual(limits.searchedNames);
  expect(words.length).toBeGreaterThan(40);
});

it('returns how words sound, and what similar names of people share, in addition to the words (#20.4)', () => {
  const words = soundWords(application, ['मीरा काळे']);
  expect(words).toEqual(
    expect.arrayContaining(['मीरा', 'काळे', 'ASHA', 'PATIL', 'MIRA', 'KALE', 'INKOME', 'XPATL']),
  );
  expect(words).not.toContain('patil');
  expect(words.filter((word) => word.startsWith('X'))).toEqual(['XPATL', 'XMIR', 'XKALI']);
});

it('returns these keys up to the size limit (#20.4)', () => {
  const names = Array.from(
    { length: 60 },
    (_, index) => `मीरा${'कखगघचछजझ'[index % 8]} रमा${index}`,
  );
  expect(soundWords(application, names).join(' ').length).toBeLessThanOrEqual(limits.searchedNames);
});

it.each(['कुर्\u200Dहाडे', 'गोर्\u200Dहे', 'बर्\u200Dहाटे'])(
  'keeps %s in one piece, with the joiner of its eyelash ra (#44.3)',
  (name) => {
    expect(soughtWords(`  ${name} `)).toEqual([name.replace('\u200D', '')]);
    expect(soundWords({ applicant: { ...application.applicant, name }, service: '' })).toHaveLength(
      2,
    );
  },
);

it.each<[string, ReturnType<typeof soughtNames>]>([
  ['Lakshmi', [{ exact: 'lakshmi', sounds: ['LAKSMI'], similar: 'XLAKSMI' }]],
  ['लक्ष्मी', [{ exact: 'लक्ष्मी', sounds: ['LAKSMI'], similar: 'XLAKSMI' }]],
  ['#PAN-२०२६-०१४', [{ exact: '2026-014', sounds: [] }]],
  ['D’Souza', [{ exact: 'souza', sounds: ['DISUJA'], similar: 'XDISJ' }]],
])(
  'searches for %j by its words, their sound and what similar names share (#44.3)',
  (search, words) => {
    expect(soughtNames(search)).toEqual(words);
  },
);

it('searches for the longest word first', () => {
  expect(soughtNames('Asha certificate birth').map(({ exact }) => exact)).toEqual([
    'certificate',
    'birth',
    'asha',
  ]);
});

it('finds D’Souza by डिसूझा (#44.3)', () => {
  const applicant = { ...application.applicant, name: 'Maria D’Souza' };
  const [sought] = soughtNames('डिसूझा');
  expect(soundWords({ applicant, service: '' })).toEqual(
    expect.arrayContaining([...(sought?.sounds ?? ['none'])]),
  );
});

it('makes prefixes of words, and leaves keys of similar names whole (#44.3)', () => {
  expect(prefixesOf(['asha', 'XASA'])).toEqual(['a', 'as', 'ash', 'asha', 'XASA']);
});

it.each([
  ['application  no. 2026-014', ['2026-014']],
  ['Application No.: 2026-014', ['2026-014']],
  ['piano 2026-014', ['2026-014', 'piano']],
  ['Asha no. 2026-014', ['2026-014', 'asha']],
  ['pan 2026 014', ['2026-014']],
  ['# pan 2026 014', ['2026-014']],
  ['#PAN 2026 014', ['2026-014']],
  ['pan - 2026 - 014', ['2026-014']],
  ['Asha pan 2026 014', ['2026-014', 'asha']],
  ['2026- 014', ['2026-014']],
  ['2026-  014', ['2026-014']],
  ['12-  014', ['12', '014']],
])('reads the number in %j, as it stands on a paper', (search, words) => {
  expect(soughtWords(search)).toEqual(words);
});

it('keeps a single d that belongs to no name', () => {
  expect(soughtNames('d deshmukh').map(({ exact }) => exact)).toEqual(['deshmukh', 'd']);
  expect(soughtNames('2026-014')).toStrictEqual([{ exact: '2026-014', sounds: [] }]);
  expect(soughtNames('Om')).toStrictEqual([{ exact: 'om', sounds: ['OM'] }]);
});

it.each([
  ['#PAN-2026-014', ['2026-014', '014', '14']],
  ['#PAN-2026-001', ['2026-001', '001', '1']],
  ['#PAN-2026-100', ['2026-100', '100']],
  ['2026-014 old', []],
  ['none', []],
])('finds the number %j by its year and by its running number', (number, words) => {
  const nobody = { ...application.applicant, name: '' };
  expect(searchWords({ applicant: nobody, service: '', number })).toEqual(words);
});

it('has room for 300 characters of names, with a blank behind each, and for 40 letters of a name', () => {
  const names = Array.from({ length: 16 }, (_, at) => String.fromCodePoint(97 + at).repeat(19));
  expect(nameWords(names)).toEqual(names.slice(0, 15));
  expect(nameWords(['x'.repeat(41)])).toEqual(['x'.repeat(40)]);
});

it('returns words of the form that the application does not have itself, then the sound of all', () => {
  const applicant = { ...application.applicant, name: 'Asha Rao' };
  expect(soundWords({ applicant, service: 'Water' }, ['Asha', 'Om', 'Ravi'])).toEqual([
    ...['om', 'ravi', 'ASHA', 'RAV', 'OM', 'RAVI', 'VATER', 'VATR', 'XRAV', 'XRAVI'],
  ]);
});

it('makes prefixes up to a length', () => {
  expect(prefixesOf(['abcd'], 2)).toEqual(['a', 'ab']);
});
