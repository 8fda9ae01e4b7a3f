import { limits } from '../limits/limits';
import { composeEntry } from './composeEntry';

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
