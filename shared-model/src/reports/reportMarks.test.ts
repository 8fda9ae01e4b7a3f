import type { ApplicationEvent } from '../applications/applicationSchema';
import type { ApplicationStatus } from '../applications/Application';
import { findDecision, findRecommendation, measureDecision, reportMarks } from './reportMarks';

const admin = { uid: 'a', name: 'Admin', role: 'admin' } as const;
/** Monday to Friday. */
const calendar = { openDays: [1, 2, 3, 4, 5] as const, holidays: [] };
/** A Wednesday. */
const submittedAt = '2026-07-01T06:30:00.000Z';

it.each([
  ['in time before midnight of the promised day', '2026-07-03T18:29:59.999Z', {}, true],
  ['late from midnight on, where the council is', '2026-07-03T18:30:00.000Z', {}, false],
  ['in time while days are left with the citizen', '2026-07-20T06:30:00.000Z', { left: 0 }, true],
  ['late where it was returned too late', '2026-07-03T06:30:00.000Z', { left: -1 }, false],
])('measures a decision as %s', (_what, at, standing, inTime) => {
  const application = { submittedAt, deadline: { day: '2026-07-03', ...standing } };
  expect(measureDecision(application, { at, by: admin }, calendar)).toMatchObject({ inTime });
});

it('measures a decision as neither in time nor late where no day was promised', () => {
  const decided = { at: '2026-07-06T06:30:00.000Z', by: admin };
  expect(measureDecision({ submittedAt }, decided, calendar)).toEqual({
    at: decided.at,
    by: 'a',
    workingDays: 3,
    inTime: null,
  });
});

it('gives at least 0 working days when the clock is behind', () => {
  const decided = { at: '2026-06-30T06:30:00.000Z', by: admin };
  expect(measureDecision({ submittedAt }, decided, calendar).workingDays).toBe(0);
});

describe('the marks of an application', () => {
  /** One step a day from the 2nd of July on, by a person whose uid is the day. */
  const steps = (...statuses: ApplicationStatus[]) =>
    statuses.map((to, at): ApplicationEvent => ({
      at: `2026-07-0${at + 2}T06:30:00.000Z`,
      by: { ...admin, uid: `${at + 2}` },
      from: statuses[at - 1] ?? null,
      to,
    }));

  it.each<
    [string, ApplicationStatus[], decision: string | undefined, recommendation: string | undefined]
  >([
    ['is new', ['pending'], undefined, undefined],
    ['was recommended', ['pending', 'in-review', 'recommended'], undefined, '4'],
    [
      'was recommended again',
      ['in-review', 'recommended', 'in-review', 'recommended'],
      undefined,
      '5',
    ],
    [
      'has a note on its recommendation',
      ['in-review', 'recommended', 'recommended'],
      undefined,
      '3',
    ],
    ['was decided', ['pending', 'recommended', 'approved'], '4', '3'],
    ['has a note on its decision', ['pending', 'approved', 'approved'], '3', undefined],
    ['was decided otherwise', ['pending', 'approved', 'rejected'], '4', undefined],
    ['had its decision taken back', ['recommended', 'approved', 'recommended'], undefined, '2'],
  ])('are those of the latest steps where it %s', (_what, statuses, decided, recommended) => {
    const history = steps(...statuses);
    const status = statuses.at(-1) ?? 'pending';
    const application = { status, history, submittedAt, deadline: { day: '2026-07-03' } };
    expect(findDecision(application)?.by.uid).toBe(decided);
    expect(findRecommendation(application)?.by.uid).toBe(recommended);
    const at = (uid: string) => `2026-07-0${uid}T06:30:00.000Z`;
    const marks = reportMarks(application, calendar);
    expect(marks.recommendation).toEqual(recommended && { at: at(recommended), by: recommended });
    expect(marks.decision).toEqual(
      decided && {
        at: at(decided),
        by: decided,
        workingDays: 2,
        inTime: decided === '3',
      },
    );
    expect(Object.keys(marks)).toHaveLength(Number(!!decided) + Number(!!recommended));
  });
});
