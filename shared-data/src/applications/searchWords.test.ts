import { limits } from '../limits';
import type { Application } from './Application';
import { nameWords, searchWords, soughtKeys, soughtWords, soundWords } from './searchWords';

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

it('returns phonetic keys in addition to the words themselves (#20.4)', () => {
  expect(soundWords(application, ['मीरा काळे'])).toEqual(
    expect.arrayContaining(['asa', 'incumi', 'mira', 'kali', 'मीरा', 'काळे']),
  );
  expect(soundWords(application)).not.toContain('patil');
});

it('returns phonetic keys up to the size limit (#20.4)', () => {
  const names = Array.from({ length: 60 }, (_, index) => `मीरा${index}`);
  expect(soundWords(application, names).join(' ').length).toBeLessThanOrEqual(limits.searchedNames);
});

it.each<[string, string[]]>([
  ['Lakshmi', ['laksmi']],
  ['लक्ष्मी', ['laksmi']],
  ['#PAN-२०२६-०१४ Asha', ['2026-014', 'asa']],
])('searches for %j by its phonetic keys (#20.4)', (search, keys) => {
  expect(soughtKeys(search)).toEqual(keys);
});
