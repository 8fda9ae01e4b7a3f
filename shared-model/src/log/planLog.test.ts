import { planLog } from './planLog';

it('asks for everything where a query names nothing', () => {
  expect(planLog({})).toEqual({ words: [] });
  expect(Object.keys(planLog({}))).toEqual(['since', 'until', 'words']);
});

it('asks for the days of the council, and for words by their beginning and their sound', () => {
  const query = { kind: 'key', uid: 'ravi', from: '2026-07-01', to: '2026-07-02' } as const;
  expect(planLog({ ...query, search: 'Patil 2026' })).toEqual({
    kind: 'key',
    uid: 'ravi',
    since: new Date('2026-06-30T18:30:00.000Z'),
    until: new Date('2026-07-02T18:30:00.000Z'),
    words: [
      { exact: 'patil', sounds: ['PATIL'], similar: 'XPATL' },
      { exact: '2026', sounds: [] },
    ],
  });
});

it('asks for the part of a long word that entries are found by', () => {
  const [word] = planLog({ search: 'abc'.repeat(9) }).words;
  expect(word?.exact).toBe('abc'.repeat(9).slice(0, 20));
  expect(word?.sounds.every((sound) => sound.length <= 20)).toBe(true);
});
