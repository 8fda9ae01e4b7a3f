import { measureDecision } from './reportMarks';

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
    ...{ at: decided.at, by: 'a', workingDays: 3, inTime: null },
  });
});

it('gives at least 0 working days when the clock is behind', () => {
  const decided = { at: '2026-06-30T06:30:00.000Z', by: admin };
  expect(measureDecision({ submittedAt }, decided, calendar).workingDays).toBe(0);
});
