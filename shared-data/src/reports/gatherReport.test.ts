import type { Application, ApplicationStatus } from '../applications/Application';
import { gatherReport, spanOf } from './gatherReport';

const admin = { uid: 'a', name: 'Admin', role: 'admin' } as const;
const start = new Date(2026, 6, 1, 12);
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString();

/** An application that got its statuses so many days after it was submitted. */
function application(
  service: string,
  steps: readonly (readonly [to: ApplicationStatus, days: number])[],
): Application {
  const submittedAt = start.toISOString();
  let from: ApplicationStatus | null = null;
  const history = [['pending', 0] as const, ...steps].map(([to, days]) => {
    const event = { at: daysLater(days), by: admin, from, to };
    from = to;
    return event;
  });
  return {
    id: 'x',
    number: '#PAN-2026-001',
    applicant: { uid: 'u', name: 'Asha', email: 'asha@example.com' },
    service,
    details: '',
    status: history.at(-1)?.to ?? 'pending',
    priority: 'normal',
    submittedAt,
    updatedAt: submittedAt,
    revision: history.length,
    documents: [],
    history,
  };
}

function reportOn(...applications: Application[]) {
  const gathering = gatherReport();
  applications.forEach(gathering.add);
  return gathering.report();
}

it('gives an empty report without applications', () => {
  expect(reportOn()).toMatchObject({
    total: 0,
    byService: [],
    byDay: [],
    decisions: { count: 0, medianDays: null, longestDays: null },
  });
});

it('counts by outcome and by service, the most asked for first', () => {
  const report = reportOn(
    application('Birth', []),
    application('Water', [['in-review', 1]]),
    application('Water', [['approved', 2]]),
    application('Water', [['rejected', 4]]),
  );
  expect(report.byOutcome).toEqual({ pending: 2, approved: 1, rejected: 1 });
  expect(report.byService).toEqual([
    {
      service: 'Water',
      total: 3,
      byOutcome: { pending: 1, approved: 1, rejected: 1 },
      medianDays: 3,
    },
    {
      service: 'Birth',
      total: 1,
      byOutcome: { pending: 1, approved: 0, rejected: 0 },
      medianDays: null,
    },
  ]);
});

it.each<[string, [ApplicationStatus, number][], number | null]>([
  ['a decision', [['approved', 2]], 2],
  [
    'the latest of two decisions',
    [
      ['approved', 2],
      ['rejected', 5],
    ],
    5,
  ],
  [
    'a decision with a later note',
    [
      ['rejected', 3],
      ['rejected', 9],
    ],
    3,
  ],
  ['no decision yet', [['recommended', 2]], null],
])('measures the time to %s', (_, steps, days) => {
  expect(reportOn(application('Birth', steps)).decisions.medianDays).toBe(days);
});

it('puts submissions and decisions on their days', () => {
  const { byDay } = reportOn(
    application('Birth', [['approved', 2]]),
    application('Birth', [['rejected', 2]]),
  );
  expect(byDay).toEqual([
    { day: '2026-07-01', submitted: 2, decided: 0 },
    { day: '2026-07-03', submitted: 0, decided: 2 },
  ]);
});

it.each([
  [0, '1'],
  [1, '1'],
  [1.01, '3'],
  [7, '7'],
  [15, '15'],
  [30, '30'],
  [30.5, 'longer'],
])('%d days are in the span %s', (days, span) => {
  expect(spanOf(days)).toBe(span);
});
