import { limits } from '../limits/limits';
import { composeEntry, soughtBeginning } from './composeEntry';

const by = { uid: 'clerk-1', name: 'Meera Kulkarni', role: 'staff' } as const;
const entry = { by, kind: 'export', action: 'log' } as const;

/** More words than an entry has room for. */
const many = Array.from({ length: 60 }, (_, at) => `${at}${'x'.repeat(25)}`).join(' ');
const longName = Array.from({ length: 12 }, (_, at) =>
  String.fromCodePoint(97 + at).repeat(20),
).join(' ');

describe('composeEntry (#18.4)', () => {
  it.each<[string, string, string[]]>([
    ['the number of an application', '#PAN-2026-014', ['2026-014', '014', '14']],
    ['the beginnings of a number', '#PAN-2026-014', ['2', '2026', '2026-0']],
    ['a number of the live store', '#PAN-2026-123456789012', ['2026-123456789012', '123456789012']],
    ['the first word of a name', 'Asha Rao', ['a', 'asha']],
    ['a word in Devanagari', 'लक्ष्मी पवार', ['लक्ष्मी']],
  ])('always indexes %s, however full the entry is', (_what, subject, words) => {
    const crowded = { ...by, name: longName };
    expect(composeEntry({ ...entry, subject }).words).toEqual(expect.arrayContaining(words));
    const { words: full } = composeEntry({ ...entry, by: crowded, subject, detail: many });
    expect(full).toEqual(expect.arrayContaining(words));
    expect(full).toHaveLength(limits.log.words);
  });
});

describe('an entry as it is stored', () => {
  it('has who did what, and is found by numbers, names and their sound', () => {
    const who = { uid: 'om', name: 'Om Rao', role: 'staff' } as const;
    const act = { by: who, kind: 'decision', action: 'approved' } as const;
    const { words, ...rest } = composeEntry({ ...act, subject: '#PAN-2026-014', detail: 'Ravi' });
    expect(rest).toEqual({ ...act, subject: '#PAN-2026-014', detail: 'Ravi' });
    expect(words).toEqual([
      ...['2', '20', '202', '2026', '2026-', '2026-0', '2026-01', '2026-014'],
      ...['0', '01', '014', '1', '14', 'p', 'pa', 'pan', 'o', 'om', 'O', 'OM'],
      ...['r', 'ra', 'rao', 'R', 'RA', 'RAV', 'XRAV', 'P', 'PA', 'PAN', 'XPAN'],
      ...['rav', 'ravi', 'RAVI', 'XRAVI'],
    ]);
  });

  it('has no other fields of the person, and no empty detail', () => {
    const who = { ...by, email: 'meera@example.com' };
    expect(composeEntry({ ...entry, by: who, subject: 'Log' }).by).toEqual(by);
    expect(composeEntry({ ...entry, subject: 'Log' })).not.toHaveProperty('detail');
    expect(composeEntry({ ...entry, subject: 'Log', detail: ' ' })).not.toHaveProperty('detail');
  });

  it('is found by the first word of its subject before the name of the person', () => {
    const { words } = composeEntry({ ...entry, subject: 'Water Supply' });
    const positions = ['water', 'meera', 'supply'].map((word) => words.indexOf(word));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  it('is found by six numbers before the names, by further ones after twelve names', () => {
    const numbers = [11, 22, 33, 44, 55, 66, 77];
    const names = 'Asha Bhima Chaya Deepa Esha Farida Gita Hari Indu Jaya Kamla Lata Meera Naresh';
    const nobody = { ...by, name: '' };
    const detail = `${numbers.join(' ')} ${names}`;
    const { words } = composeEntry({ ...entry, by: nobody, subject: 'Water', detail });
    const inOrder = [
      '66',
      'asha',
      'ASHA',
      'bhima',
      'XBIM',
      'kamla',
      'KAMLA',
      '77',
      'lata',
      'naresh',
      'LATA',
    ];
    const positions = inOrder.map((word) => words.indexOf(word));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(words).not.toContain('XLAT');
  });

  it.each([
    ['a short subject, without blanks around it', ' Log ', 'Log'],
    ['the longest subject', 'x'.repeat(200), 'x'.repeat(200)],
    ['a longer subject, cut', 'x'.repeat(201), `${'x'.repeat(199)}…`],
    ['a subject that is cut at a blank', `${'x'.repeat(198)} yyy`, `${'x'.repeat(198)}…`],
  ])('has %s', (_what, subject, kept) => {
    expect(composeEntry({ ...entry, subject }).subject).toBe(kept);
  });

  it('has a detail of 500 characters, and of a longer one the beginning', () => {
    const details = [500, 501].map((length) => 'x'.repeat(length));
    const stored = details.map((detail) => composeEntry({ ...entry, subject: '', detail }).detail);
    expect(stored).toEqual(['x'.repeat(500), `${'x'.repeat(499)}…`]);
  });
});

it('searches for the first twenty letters of a word, as entries are found by no more', () => {
  expect(soughtBeginning('x'.repeat(21))).toBe('x'.repeat(20));
  expect(composeEntry({ ...entry, subject: 'x'.repeat(21) }).words).toContain('x'.repeat(20));
  expect(composeEntry({ ...entry, subject: 'x'.repeat(21) }).words).not.toContain('x'.repeat(21));
});
