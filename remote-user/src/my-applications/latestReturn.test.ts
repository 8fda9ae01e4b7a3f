import type { ApplicationEvent, ApplicationStatus } from 'shared-data';
import { countReturns, returnedParts, returnNote } from './latestReturn';

type Step = [from: ApplicationStatus | null, to: ApplicationStatus, note?: string];

const historyOf = (steps: readonly Step[]) => ({
  history: steps.map(([from, to, note]): ApplicationEvent => {
    const by = { uid: 'staff-1', name: 'Meera', role: 'staff' } as const;
    return { at: '2026-11-22T09:00:00.000Z', by, from, to, ...(note ? { note } : {}) };
  }),
});

const earlier: Step[] = [
  [null, 'pending'],
  ['pending', 'in-review'],
  ['in-review', 'returned', 'Which school?'],
  ['returned', 'pending', 'The one in Ward 2.'],
  ['pending', 'in-review'],
];

it.each<[string, Step[], string | undefined, number]>([
  ['the note of the return', [['in-review', 'returned', 'Which year?']], 'Which year?', 2],
  ['none of an earlier return', [['in-review', 'returned']], undefined, 2],
  [
    'what was added to it',
    [
      ['in-review', 'returned', 'Which year?'],
      ['returned', 'returned', 'By Monday.'],
    ],
    'By Monday.',
    2,
  ],
])('finds %s (#16.5)', (_what, steps, note, returns) => {
  const application = historyOf([...earlier, ...steps]);
  expect(returnNote(application)).toBe(note);
  expect(countReturns(application)).toBe(returns);
});

it('returns the note at each part that the latest return opens (#19.2)', () => {
  const { history } = historyOf([...earlier, ['in-review', 'returned']]);
  expect(returnedParts({ history })).toEqual([]);
  const opened = { name: 'Not as on the card.', slip: '' };
  const last = history.map((step, at) => (at === history.length - 1 ? { ...step, opened } : step));
  expect(returnedParts({ history: last })).toEqual(['Not as on the card.', '']);
});
