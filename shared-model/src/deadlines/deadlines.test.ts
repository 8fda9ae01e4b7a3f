import type { Application, ApplicationEvent } from '../applications/applicationSchema';
import type { ApplicationStatus } from '../applications/Application';
import type { Deadline } from '../applications/applicationSchema';
import type { DeadlineStanding } from '../applications/Deadline';
import {
  deadlineAfter,
  deadlineByHistory,
  deadlineStanding,
  movesDeadline,
  startDeadline,
} from './deadlines';
import type { OfficeCalendar } from './workingDays';

const calendar: OfficeCalendar = { openDays: [1, 2, 3, 4, 5], holidays: [{ day: '2026-12-25' }] };
const by = { uid: 'someone', name: 'Someone', role: 'staff' } as const;
/** Noon in India. */
const noon = (day: string) => `${day}T06:30:00.000Z`;
const step = (
  day: string,
  from: ApplicationStatus | null,
  to: ApplicationStatus,
): ApplicationEvent => ({ at: noon(day), by, from, to });

describe('startDeadline', () => {
  it.each([
    ['2026-11-23T06:30:00Z', 7, '2026-12-02'],
    ['2026-11-23T18:29:59Z', 7, '2026-12-02'],
    ['2026-11-23T18:30:00Z', 7, '2026-12-03'],
    ['2026-11-21T06:30:00Z', 7, '2026-12-01'],
    ['2026-12-24T06:30:00Z', 1, '2026-12-28'],
  ])('counts from the day in India at %s, %d days', (now, days, day) => {
    expect(startDeadline(new Date(now), days, calendar)).toEqual({ day });
  });
});

describe('a deadline of an office that is closed on the second and fourth Saturday (#44.11)', () => {
  const saturdays: OfficeCalendar = {
    openDays: [1, 2, 3, 4, 5, 6],
    closedSaturdays: [2, 4],
    holidays: [],
  };
  const thursday: Deadline = { day: '2026-11-26' };
  const friday: Deadline = { day: '2026-11-27' };
  const tuesday: Deadline = { day: '2026-12-01' };

  it.each<[what: string, from: string, to: string]>([
    ['over a closed Saturday', '2026-11-27', '2026-11-30'],
    ['to an open one', '2026-11-20', '2026-11-21'],
  ])('is promised %s', (_what, from, day) => {
    expect(startDeadline(new Date(noon(from)), 1, saturdays)).toEqual({ day });
  });

  it.each<[what: string, Deadline, ApplicationStatus, day: string, Deadline]>([
    [
      'stops on a closed Saturday, the second day after it',
      thursday,
      'returned',
      '2026-11-28',
      { ...thursday, left: -1 },
    ],
    ['stops on the Monday after it', friday, 'returned', '2026-11-30', { ...friday, left: -1 }],
    ['stops before it', tuesday, 'returned', '2026-11-27', { ...tuesday, left: 2 }],
    [
      'goes on with no day left on a closed Saturday',
      { ...friday, left: 0 },
      'pending',
      '2026-11-28',
      { day: '2026-11-30' },
    ],
    [
      'goes on with no day left on an open Saturday',
      { ...friday, left: 0 },
      'pending',
      '2026-12-05',
      { day: '2026-12-05' },
    ],
  ])('%s', (_what, deadline, to, day, after) => {
    const status = to === 'returned' ? 'in-review' : 'returned';
    const now = new Date(noon(day));
    expect(deadlineAfter({ status, deadline }, to, now, saturdays)).toEqual(after);
  });
});

describe('deadlineAfter', () => {
  const due: Deadline = { day: '2026-12-02' };

  it.each<[what: string, ApplicationStatus, Deadline, ApplicationStatus, day: string, Deadline]>([
    ['stops with a return', 'in-review', due, 'returned', '2026-11-25', { ...due, left: 5 }],
    ['stops on its day', 'in-review', due, 'returned', '2026-12-02', { ...due, left: 0 }],
    ['stops while overdue', 'in-review', due, 'returned', '2026-12-07', { ...due, left: -3 }],
    [
      'stops while overdue since Friday, on a Saturday',
      'in-review',
      { day: '2026-12-04' },
      'returned',
      '2026-12-05',
      { day: '2026-12-04', left: -1 },
    ],
    [
      'stops while overdue since Friday, on a Monday',
      'in-review',
      { day: '2026-12-04' },
      'returned',
      '2026-12-07',
      { day: '2026-12-04', left: -1 },
    ],
    [
      'stops while overdue since Friday, on a Tuesday',
      'in-review',
      { day: '2026-12-04' },
      'returned',
      '2026-12-08',
      { day: '2026-12-04', left: -2 },
    ],
    [
      'stops while overdue, on a holiday',
      'in-review',
      { day: '2026-12-24' },
      'returned',
      '2026-12-25',
      { day: '2026-12-24', left: -1 },
    ],
    [
      'stops on a closed day before its day',
      'in-review',
      { day: '2026-12-07' },
      'returned',
      '2026-12-06',
      { day: '2026-12-07', left: 1 },
    ],
    [
      'remembers 400 days at most',
      'in-review',
      due,
      'returned',
      '2030-12-02',
      { ...due, left: -400 },
    ],
    [
      'goes on with the answer',
      'returned',
      { ...due, left: 5 },
      'pending',
      '2026-12-21',
      { day: '2026-12-29' },
    ],
    [
      'goes on with no day left',
      'returned',
      { ...due, left: 0 },
      'pending',
      '2026-12-07',
      { day: '2026-12-07' },
    ],
    [
      'goes on with no day left after an answer on a Sunday',
      'returned',
      { ...due, left: 0 },
      'pending',
      '2026-12-06',
      { day: '2026-12-07' },
    ],
    [
      'goes on with no day left after an answer on a holiday',
      'returned',
      { ...due, left: 0 },
      'pending',
      '2026-12-25',
      { day: '2026-12-28' },
    ],
    [
      'goes on with a day left after an answer on a Sunday',
      'returned',
      { ...due, left: 1 },
      'pending',
      '2026-12-06',
      { day: '2026-12-07' },
    ],
    [
      'stays overdue by as many days',
      'returned',
      { ...due, left: -3 },
      'pending',
      '2026-12-14',
      { day: '2026-12-09' },
    ],
    [
      'stays overdue after an answer on a Sunday',
      'returned',
      { ...due, left: -1 },
      'pending',
      '2026-12-13',
      { day: '2026-12-11' },
    ],
    ['stays with a review', 'pending', due, 'in-review', '2026-11-25', due],
    ['stays with a note', 'in-review', due, 'in-review', '2026-11-25', due],
    [
      'stays with a note to the citizen',
      'returned',
      { ...due, left: 5 },
      'returned',
      '2026-11-27',
      { ...due, left: 5 },
    ],
    ['stays with a decision', 'recommended', due, 'approved', '2026-12-20', due],
    [
      'stays stopped with a decision',
      'returned',
      { ...due, left: 5 },
      'rejected',
      '2026-12-20',
      { ...due, left: 5 },
    ],
    ['stays with a decision taken back', 'approved', due, 'in-review', '2026-12-20', due],
    [
      'stays stopped with a decision taken back',
      'rejected',
      { ...due, left: 5 },
      'returned',
      '2026-12-20',
      { ...due, left: 5 },
    ],
  ])('%s', (_what, status, deadline, to, day, after) => {
    expect(deadlineAfter({ status, deadline }, to, new Date(noon(day)), calendar)).toEqual(after);
  });

  it('gives no deadline where none was promised', () => {
    expect(
      deadlineAfter({ status: 'in-review' }, 'returned', new Date(), calendar),
    ).toBeUndefined();
  });
});

describe('deadlineByHistory', () => {
  const submitted = step('2026-11-23', null, 'pending');
  const firstReturn = [
    step('2026-11-24', 'pending', 'in-review'),
    step('2026-11-25', 'in-review', 'returned'),
  ];
  const firstAnswer = step('2026-12-07', 'returned', 'pending');

  it.each<[what: string, ApplicationEvent[], Deadline]>([
    ['was submitted', [], { day: '2026-12-02' }],
    ['was returned', firstReturn, { day: '2026-12-02', left: 5 }],
    ['was answered', [...firstReturn, firstAnswer], { day: '2026-12-14' }],
    [
      'was returned twice',
      [
        ...firstReturn,
        firstAnswer,
        step('2026-12-08', 'pending', 'in-review'),
        step('2026-12-09', 'in-review', 'returned'),
      ],
      { day: '2026-12-14', left: 3 },
    ],
    [
      'was answered twice, the second time overdue',
      [
        ...[...firstReturn, firstAnswer],
        ...[
          step('2026-12-08', 'pending', 'in-review'),
          step('2026-12-16', 'in-review', 'returned'),
        ],
        step('2026-12-21', 'returned', 'pending'),
      ],
      { day: '2026-12-17' },
    ],
    ['was decided', [step('2026-11-24', 'pending', 'approved')], { day: '2026-12-02' }],
  ])('gives the deadline of an application that %s', (_what, steps, deadline) => {
    const application = { submittedAt: submitted.at, history: [submitted, ...steps] };
    expect(deadlineByHistory(application, 7, calendar)).toEqual(deadline);
  });
});

describe('deadlineStanding', () => {
  const submitted = step('2026-11-23', null, 'pending');
  const due: Deadline = { day: '2026-12-02' };
  type Case = Pick<Application, 'status' | 'deadline'> & { steps?: ApplicationEvent[] };

  const approvedOn = (day: string) => step(day, 'recommended', 'approved');
  const returnedOn = (day: string) => step(day, 'in-review', 'returned');

  it.each<[what: string, Case, today: string, DeadlineStanding | undefined]>([
    ['without a promised day', { status: 'pending' }, '2026-11-24', undefined],
    [
      'due in days',
      { status: 'pending', deadline: due },
      '2026-11-24',
      { kind: 'due', ...due, inDays: 8 },
    ],
    [
      'due tomorrow',
      { status: 'in-review', deadline: due },
      '2026-12-01',
      { kind: 'due', ...due, inDays: 1 },
    ],
    [
      'due today',
      { status: 'recommended', deadline: due },
      '2026-12-02',
      { kind: 'due', ...due, inDays: 0 },
    ],
    [
      'overdue',
      { status: 'pending', deadline: due },
      '2026-12-03',
      { kind: 'overdue', ...due, byDays: 1 },
    ],
    [
      'overdue since last year',
      { status: 'pending', deadline: due },
      '2027-01-02',
      { kind: 'overdue', ...due, byDays: 31 },
    ],
    [
      'paused',
      { status: 'returned', deadline: { ...due, left: 5 } },
      '2027-01-02',
      { kind: 'paused', left: 5 },
    ],
    [
      'paused while overdue',
      { status: 'returned', deadline: { ...due, left: -3 } },
      '2027-01-02',
      { kind: 'paused', left: -3 },
    ],
    [
      'decided on its day',
      { status: 'approved', deadline: due, steps: [approvedOn('2026-12-02')] },
      '2027-01-02',
      { kind: 'in-time', ...due },
    ],
    [
      'decided late',
      { status: 'approved', deadline: due, steps: [approvedOn('2026-12-05')] },
      '2027-01-02',
      { kind: 'late', ...due, byDays: 3 },
    ],
    [
      'decided in time, with a note long after',
      {
        status: 'approved',
        deadline: due,
        steps: [approvedOn('2026-12-01'), step('2027-01-01', 'approved', 'approved')],
      },
      '2027-01-02',
      { kind: 'in-time', ...due },
    ],
    [
      'approved in time and rejected late',
      {
        status: 'rejected',
        deadline: due,
        steps: [approvedOn('2026-12-01'), step('2026-12-04', 'approved', 'rejected')],
      },
      '2027-01-02',
      { kind: 'late', ...due, byDays: 2 },
    ],
    [
      'decided while with the citizen, after a return in time',
      {
        status: 'rejected',
        deadline: { ...due, left: 2 },
        steps: [returnedOn('2026-11-30'), step('2026-12-30', 'returned', 'rejected')],
      },
      '2027-01-02',
      { kind: 'in-time', ...due },
    ],
    [
      'decided while with the citizen, after a late return',
      {
        status: 'rejected',
        deadline: { ...due, left: -1 },
        steps: [returnedOn('2026-12-03'), step('2026-12-30', 'returned', 'rejected')],
      },
      '2027-01-02',
      { kind: 'late', ...due, byDays: 1 },
    ],
    [
      'decided and taken back',
      {
        status: 'recommended',
        deadline: due,
        steps: [approvedOn('2026-12-01'), step('2026-12-01', 'approved', 'recommended')],
      },
      '2026-12-04',
      { kind: 'overdue', ...due, byDays: 2 },
    ],
    [
      'decided from returned and taken back',
      {
        status: 'returned',
        deadline: { ...due, left: 2 },
        steps: [returnedOn('2026-11-30'), step('2026-12-30', 'rejected', 'returned')],
      },
      '2026-12-31',
      { kind: 'paused', left: 2 },
    ],
  ])(
    'gives the state of an application that is %s',
    (_what, { steps = [], ...application }, today, standing) => {
      expect(deadlineStanding({ ...application, history: [submitted, ...steps] }, today)).toEqual(
        standing,
      );
    },
  );
});

describe('movesDeadline', () => {
  it.each<[ApplicationStatus, ApplicationStatus, left: number | undefined, moves: boolean]>([
    ['in-review', 'returned', undefined, true],
    ['pending', 'returned', undefined, false],
    ['in-review', 'recommended', undefined, false],
    ['returned', 'pending', 3, true],
    ['in-review', 'pending', 3, false],
    ['returned', 'rejected', 3, false],
  ])(
    'a move from %s to %s with %j days left pauses or resumes it: %s',
    (status, to, left, moves) => {
      expect(movesDeadline({ status, deadline: { day: '2026-12-10', left } }, to)).toBe(moves);
    },
  );

  it('moves no deadline of an application without one', () => {
    expect(movesDeadline({ status: 'in-review' }, 'returned')).toBe(false);
  });
});

it('makes no deadline earlier than it was, where a holiday was taken out meanwhile', () => {
  const paused = { status: 'returned', deadline: { day: '2026-12-10', left: 1 } } as const;
  const answered = deadlineAfter(paused, 'pending', new Date(noon('2026-12-01')), calendar);
  expect(answered).toEqual({ day: '2026-12-10' });
});
