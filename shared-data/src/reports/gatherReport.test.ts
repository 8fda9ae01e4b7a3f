import type { Application, ApplicationStatus } from '../applications/Application';
import { gatherReport, momentsOf, spanOf } from './gatherReport';
import type { ReportPeriod } from './Report';

const admin = { uid: 'a', name: 'Admin', role: 'admin' } as const;
const clerk = { uid: 'c', name: 'Clerk', role: 'staff' } as const;
/** Monday to Friday, without Thursday 9 July. */
const calendar = { openDays: [1, 2, 3, 4, 5] as const, holidays: [{ day: '2026-07-09' }] };
/** A Wednesday. */
const start = new Date('2026-07-01T12:00:00+05:30');
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString();

/** An application with steps: each has a status and the number of days after the submission. */
function application(
  service: string,
  steps: readonly (readonly [to: ApplicationStatus, days: number])[],
  more: Partial<Application> = {},
): Application {
  const submittedAt = start.toISOString();
  let from: ApplicationStatus | null = null;
  const history = [['pending', 0] as const, ...steps].map(([to, days]) => {
    const by = to === 'recommended' ? clerk : admin;
    const event = { at: daysLater(days), by, from, to };
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
    ...more,
  };
}

/** July and August 2026: everything below is submitted and decided in it. */
const whole = { from: '2026-07-01', to: '2026-08-31' };

function reportIn(period: ReportPeriod, ...applications: Application[]) {
  const gathering = gatherReport(period, calendar);
  applications.forEach(gathering.add);
  return gathering.report();
}

const reportOn = (...applications: Application[]) => reportIn(whole, ...applications);

it('gives an empty report without applications', () => {
  expect(reportOn()).toMatchObject({
    total: 0,
    byService: [],
    decisions: { count: 0, averageWorkingDays: null, inTime: { promised: 0, inTime: 0 } },
    byOfficer: [],
  });
});

it('counts by outcome and by service, the most requested first', () => {
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
      averageWorkingDays: 2,
      inTime: { promised: 0, inTime: 0 },
    },
    {
      service: 'Birth',
      total: 1,
      byOutcome: { pending: 1, approved: 0, rejected: 0 },
      averageWorkingDays: null,
      inTime: { promised: 0, inTime: 0 },
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
    3,
  ],
  [
    'a decision with a later note',
    [
      ['rejected', 2],
      ['rejected', 9],
    ],
    2,
  ],
  ['no decision yet', [['recommended', 2]], null],
])('counts the working days to %s', (_, steps, days) => {
  expect(reportOn(application('Birth', steps)).decisions.averageWorkingDays).toBe(days);
});

it.each<[string, number[], number]>([
  ['the day after', [1], 1],
  ['the same day', [0.1], 0],
  ['the Monday after, without the weekend', [5], 3],
  ['the Friday after a holiday on Thursday', [9], 6],
  ['two of 1 and 3 working days, on average', [1, 5], 2],
])('counts the working days to a decision on %s', (_when, decided, workingDays) => {
  const { decisions } = reportOn(
    ...decided.map((days) => application('Birth', [['approved', days]])),
  );
  expect(decisions.averageWorkingDays).toBe(workingDays);
});

it('counts the days with the citizen among those to a decision (#18)', () => {
  const { decisions } = reportOn(
    application('Birth', [
      ['in-review', 1],
      ['returned', 2],
      ['pending', 7],
      ['approved', 9],
    ]),
  );
  expect(decisions).toMatchObject({ averageWorkingDays: 6 });
});

const due = (day: string) => ({ deadline: { day } });

it.each<[string, Application[], promised: number, inTime: number]>([
  ['in time, on the last day', [application('Birth', [['approved', 6]], due('2026-07-07'))], 1, 1],
  ['late, by a day', [application('Birth', [['rejected', 7]], due('2026-07-07'))], 1, 0],
  ['without a promised day', [application('Birth', [['approved', 1]])], 0, 0],
  ['not decided', [application('Birth', [], due('2026-07-07'))], 0, 0],
  [
    'in time, one of two with a promised day',
    [
      application('Birth', [['approved', 2]], due('2026-07-07')),
      application('Birth', [['approved', 20]], due('2026-07-07')),
      application('Birth', [['approved', 20]]),
    ],
    2,
    1,
  ],
])('counts what was decided %s, in all and by service', (_what, applications, promised, inTime) => {
  const { decisions, byService } = reportOn(...applications);
  expect(decisions.inTime).toEqual({ promised, inTime });
  expect(byService[0]?.inTime).toEqual({ promised, inTime });
});

describe('a report by officer', () => {
  const promised = due('2026-07-07');

  it('counts recommendations and decisions, the busiest officer first', () => {
    const { byOfficer } = reportOn(
      application(
        'Birth',
        [
          ['recommended', 2],
          ['approved', 4],
        ],
        promised,
      ),
      application(
        'Birth',
        [
          ['recommended', 4],
          ['approved', 10],
        ],
        promised,
      ),
      application('Birth', [['recommended', 6]], promised),
    );
    expect(byOfficer).toEqual([
      {
        ...{ uid: 'c', name: 'Clerk', recommended: 3, decided: 0 },
        inTime: { promised: 2, inTime: 1 },
      },
      {
        ...{ uid: 'a', name: 'Admin', recommended: 0, decided: 2 },
        inTime: { promised: 2, inTime: 1 },
      },
    ]);
  });

  it.each<[string, [ApplicationStatus, number][], recommended: number, decided: number]>([
    [
      'the latest of two recommendations',
      [
        ['recommended', 1],
        ['returned', 2],
        ['recommended', 3],
      ],
      1,
      0,
    ],
    [
      'a decision that was turned round once',
      [
        ['approved', 1],
        ['rejected', 3],
      ],
      0,
      1,
    ],
    [
      'no decision that was taken back',
      [
        ['recommended', 1],
        ['approved', 2],
        ['recommended', 3],
      ],
      1,
      0,
    ],
    [
      'no note on a decision',
      [
        ['approved', 1],
        ['approved', 2],
      ],
      0,
      1,
    ],
  ])('counts %s', (_what, steps, recommended, decided) => {
    const { byOfficer } = reportOn(application('Birth', steps));
    const total = { recommended: 0, decided: 0 };
    for (const officer of byOfficer) {
      total.recommended += officer.recommended;
      total.decided += officer.decided;
    }
    expect(total).toEqual({ recommended, decided });
  });

  it('counts a recommendation for the clerk, not for the admin who took the decision back', () => {
    const history = [
      { at: daysLater(0), by: clerk, from: null, to: 'pending' },
      { at: daysLater(1), by: clerk, from: 'pending', to: 'recommended' },
      { at: daysLater(2), by: admin, from: 'recommended', to: 'approved' },
      { at: daysLater(3), by: admin, from: 'approved', to: 'recommended' },
    ] as const;
    const { byOfficer } = reportOn(
      application('Birth', [['recommended', 3]], { history: [...history] }),
    );
    expect(byOfficer).toMatchObject([{ uid: 'c', recommended: 1 }]);
  });

  it('counts an application once as in time for an officer who recommended and decided it', () => {
    const history = [
      { at: daysLater(0), by: admin, from: null, to: 'pending' },
      { at: daysLater(1), by: admin, from: 'pending', to: 'recommended' },
      { at: daysLater(2), by: admin, from: 'recommended', to: 'approved' },
    ] as const;
    const { byOfficer } = reportOn(
      application('Birth', [['approved', 2]], { ...promised, history: [...history] }),
    );
    expect(byOfficer).toMatchObject([
      { recommended: 1, decided: 1, inTime: { promised: 1, inTime: 1 } },
    ]);
  });
});

/** The steps of a report with figures above 0. */
const busySteps = ({ overTime }: ReturnType<typeof reportOn>) =>
  overTime.steps.filter(({ submitted, decided }) => submitted + decided > 0);

it('puts submissions and decisions on their days', () => {
  const report = reportIn(
    { from: '2026-07-01', to: '2026-07-07' },
    application('Birth', [['approved', 2]]),
    application('Birth', [['rejected', 2]]),
  );
  expect(busySteps(report)).toEqual([
    { from: '2026-07-01', submitted: 2, decided: 0 },
    { from: '2026-07-03', submitted: 0, decided: 2 },
  ]);
});

it.each([
  ['2026-07-01T18:29:59.999Z', '2026-07-01'],
  ['2026-07-01T18:30:00.000Z', '2026-07-02'],
  ['2026-07-12T18:29:59.999Z', '2026-07-12'],
  ['2026-07-12T18:30:00.000Z', '2026-07-13'],
])('counts a submission at %s on the council’s day %s, wherever the reader is (#18)', (at, day) => {
  const submitted = application('Birth', [], { submittedAt: at });
  const report = reportIn({ from: '2026-07-01', to: '2026-07-13' }, submitted);
  expect(busySteps(report)).toEqual([{ from: day, submitted: 1, decided: 0 }]);
});

it.each([
  ['the last moment of the day before', '2026-06-30T18:29:59.999Z', 0],
  ['the council’s first midnight', '2026-06-30T18:30:00.000Z', 1],
  ['the last moment of its last day', '2026-07-31T18:29:59.999Z', 1],
  ['the midnight after it', '2026-07-31T18:30:00.000Z', 0],
])('counts in a month the submissions at %s: %s, %d (#18)', (_when, at, total) => {
  const july = { from: '2026-07-01', to: '2026-07-31' };
  expect(reportIn(july, application('Birth', [], { submittedAt: at })).total).toBe(total);
});

it('accepts a period that ends with the last day of the calendar', () => {
  const { before } = momentsOf({ from: '2026-07-01', to: '9999-12-31' });
  expect(before.toISOString()).toBe('9999-12-31T18:30:00.000Z');
});

describe('a submission and a decision on either side of a month’s end', () => {
  const promised = due('2026-07-07');
  /** Submitted on 1 July, recommended on the 3rd, decided in time on the 6th. */
  const decided = application(
    'Birth',
    [
      ['recommended', 2],
      ['approved', 5],
    ],
    promised,
  );
  const none = { pending: 0, approved: 0, rejected: 0 };
  const inTime = { promised: 1, inTime: 1 };
  const nothing = { promised: 0, inTime: 0 };

  it.each([
    {
      ...{ what: 'both in a period that has both', from: 1, to: 8 },
      ...{ total: 1, approved: 1, count: 1, inTime, days: [1, 6], officers: ['Clerk', 'Admin'] },
    },
    {
      ...{ what: 'the submission in a period with only the submission', from: 1, to: 1 },
      ...{ total: 1, approved: 1, count: 0, inTime: nothing, days: [1], officers: [] },
    },
    {
      ...{ what: 'the decision, in time, in a period with only the decision', from: 4, to: 8 },
      ...{ total: 0, approved: 0, count: 1, inTime, days: [6], officers: ['Admin'] },
    },
    {
      ...{ what: 'for the clerk in a period with only the recommendation', from: 3, to: 3 },
      ...{ total: 0, approved: 0, count: 0, inTime: nothing, days: [], officers: ['Clerk'] },
    },
    {
      ...{ what: 'nothing in a later period', from: 9, to: 11 },
      ...{ total: 0, approved: 0, count: 0, inTime: nothing, days: [], officers: [] },
    },
  ])('counts $what (#18)', ({ what: _what, from, to, ...figures }) => {
    const inJuly = (date: number) => `2026-07-${String(date).padStart(2, '0')}`;
    const report = reportIn({ from: inJuly(from), to: inJuly(to) }, decided);
    const { total, byOutcome, decisions, byOfficer } = report;
    expect({
      ...{ total, approved: byOutcome.approved },
      ...{ count: decisions.count, inTime: decisions.inTime },
      days: busySteps(report).map((step) => Number(step.from.slice(-2))),
      officers: byOfficer.map(({ name }) => name),
    }).toEqual(figures);
  });

  it('lists a service with decisions only, with their working days (#18)', () => {
    const period = { from: '2026-07-04', to: '2026-07-08' };
    expect(reportIn(period, decided).byService).toEqual([
      { service: 'Birth', total: 0, byOutcome: none, averageWorkingDays: 3, inTime },
    ]);
  });
});

it.each([
  [0, '1'],
  [1, '1'],
  [2, '3'],
  [3, '3'],
  [4, '7'],
  [7, '7'],
  [15, '15'],
  [30, '30'],
  [31, 'longer'],
])('puts %d working days in the span %s', (days, span) => {
  expect(spanOf(days)).toBe(span);
});
