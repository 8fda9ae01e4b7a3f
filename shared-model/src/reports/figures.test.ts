import type { Application, ApplicationEvent } from '../applications/applicationSchema';
import { sampleApplication } from '../applications/testing/sampleApplication';
import { latestSteps } from './latestSteps';
import { busiestFirst, momentsOf } from './periodFigures';
import { averageDays, serviceFigures, sum, type Tally } from './tally';

const none = { pending: 0, approved: 0, rejected: 0 };
const inTime = { promised: 2, inTime: 1 };
const tally = (parts: Partial<Tally>): Tally => ({
  byOutcome: none,
  decided: 0,
  workingDays: 0,
  inTime,
  ...parts,
});

it('sums all outcomes', () => {
  expect(sum({ pending: 1, approved: 20, rejected: 300 })).toBe(321);
});

it('averages the working days of decisions, where there are some', () => {
  expect(averageDays(tally({ decided: 2, workingDays: 7 }))).toBe(3.5);
  expect(averageDays(tally({}))).toBeNull();
});

it('lists the services with figures, the most requested first', () => {
  const some = { pending: 1, approved: 0, rejected: 0 };
  const many = { pending: 2, approved: 3, rejected: 4 };
  expect(
    serviceFigures([
      ['Nothing', tally({})],
      ['Decided only', tally({ decided: 1, workingDays: 4 })],
      ['Water', tally({ byOutcome: some })],
      ['Birth', tally({ byOutcome: many, decided: 2, workingDays: 3 })],
    ]),
  ).toEqual([
    { service: 'Birth', total: 9, byOutcome: many, averageWorkingDays: 1.5, inTime },
    { service: 'Water', total: 1, byOutcome: some, averageWorkingDays: null, inTime },
    { service: 'Decided only', total: 0, byOutcome: none, averageWorkingDays: 4, inTime },
  ]);
});

it('lists the officers who did something, the busiest first', () => {
  const officer = (uid: string, recommended: number, decided: number) => ({
    uid,
    name: uid,
    recommended,
    decided,
    inTime,
  });
  const officers = [officer('a', 0, 0), officer('b', 1, 0), officer('c', 0, 1), officer('d', 2, 3)];
  expect(busiestFirst(officers).map(({ uid }) => uid)).toEqual(['d', 'b', 'c']);
});

it('counts a period from midnight to midnight where the council is', () => {
  expect(momentsOf({ from: '2026-07-01', to: '2026-07-31' })).toEqual({
    from: new Date('2026-06-30T18:30:00.000Z'),
    before: new Date('2026-07-31T18:30:00.000Z'),
  });
});

it('lists the latest steps of all applications, newest first', () => {
  const by = { uid: 'meera', name: 'Meera', role: 'staff' } as const;
  const step = (day: number, more: Partial<ApplicationEvent> = {}): ApplicationEvent => ({
    at: `2026-07-0${day}T10:00:00.000Z`,
    by,
    from: 'pending',
    to: 'in-review',
    ...more,
  });
  const application = (id: string, history: ApplicationEvent[]): Application =>
    sampleApplication({ id, history });
  const certificate = { number: 'C', change: 'issued' } as const;
  const steps = latestSteps(
    [
      application('a', [step(1), step(4, { from: null, to: 'approved', certificate })]),
      application('b', [step(3), step(2)]),
    ],
    3,
  );
  expect(steps.map(({ applicationId, at }) => [applicationId, at.slice(8, 10)])).toEqual([
    ['a', '04'],
    ['b', '03'],
    ['b', '02'],
  ]);
  expect(steps[0]).toEqual({
    applicationId: 'a',
    number: '#PAN-2026-001',
    service: 'Birth Certificate',
    applicant: 'Asha Rao',
    at: '2026-07-04T10:00:00.000Z',
    by: 'Meera',
    from: null,
    to: 'approved',
    certificate,
  });
});
