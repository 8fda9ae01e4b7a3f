import { deleteField } from 'firebase/firestore';
import type { Role } from 'shared-auth';
import type { ApplicationStatus } from 'shared-data';
import { limits } from 'shared-data/limits';
import { leftLimit } from '../../shared-model/src/deadlines/deadlines';
import { stepEntry } from './entries';
import { allows, refuses } from './expectEach';
import { decision, step } from './move';
import { movers, names } from './movers';
import { people } from './people';
import {
  application,
  dayIn,
  filledForm,
  inDays,
  publishedVersion,
  service,
  settings,
  submission,
} from './records';
import type { Data } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { update, write } from './write';

type Day = ReturnType<typeof dayIn>;

/** The last possible day, in weeks of one open day with a holiday on each of the maximum number of holidays. */
const longest = (days: number) => dayIn(7 * (days + limits.holidays));

export function describeDeadlines({ as, enter }: RulesCouncil): void {
  describe('submitting (#18.1)', () => {
    const submit = (more: Data) => () => write(as('owner'), submission(more));
    const due = (day: unknown, more: Data = {}) => submit({ deadline: { day }, ...more });
    const offering = (days: number, day: Day) => async () => {
      await enter({ 'services/birth': service({ days }) });
      await due(day)();
    };
    const inWeeksOf = (open: number, day: Day) => async () => {
      const openDays = Array.from({ length: open }, (_, place) => place);
      await enter({ 'settings/council': settings({ openDays }) });
      await due(day)();
    };
    const filled = (day: Day) => async () => {
      const version = { ...publishedVersion(), definition: { name: 'Birth Certificate', days: 7 } };
      await enter({ 'services/birth/versions/1': version });
      await due(day, { form: filledForm() })();
    };

    allows({
      'the promised days, if all are working days': due(dayIn(15)),
      'the promised days in weeks of five open days (#44g)': inWeeksOf(5, dayIn(19)),
      'the promised days in weeks of one open day (#44g)': inWeeksOf(1, dayIn(99)),
      'the promised days of a council that is never open (#44g)': inWeeksOf(0, dayIn(15)),
      'the maximum number of weeks and holidays': due(longest(15)),
      'the longest period that can be promised': offering(limits.serviceDays, longest(365)),
      'the days of the form’s version': filled(dayIn(7)),
      'the usual days for a service of an earlier release': async () => {
        await enter({ 'services/birth': { name: 'Birth Certificate', position: 0 } });
        await due(dayIn(15))();
      },
    });
    refuses({
      'a day before the promised one': due(dayIn(12)),
      'the day before the promised one (#44g)': due(dayIn(13)),
      'the promised days in weeks of five open days, without their weekends (#44g)': inWeeksOf(
        ...([5, dayIn(17)] as const),
      ),
      'the promised days in weeks of one open day, a week early (#44g)': inWeeksOf(1, dayIn(92)),
      'a day before the one of a longer promise': offering(30, dayIn(27)),
      'a day before the one of the form’s version': filled(dayIn(4)),
      today: due(dayIn(0)),
      'a day in the past': due(dayIn(-15)),
      'a day years ago, as of a wrong clock': due(dayIn(-730)),
      'a day later than any calendar allows': due(dayIn(7 * (15 + limits.holidays) + 4)),
      'a day later than the form’s version allows': filled(longest(8)),
      'the last day of all': due('9999-12-31'),
      'a day that does not exist': due('2026-13-40'),
      'a day with text after it': due(() => `${inDays(20)} or so`),
      'a time': due(() => `${inDays(20)}T00:00:00Z`),
      'no day': due(''),
      'a number as the day': due(20_000),
      'remaining days': submit({ deadline: { day: dayIn(20), left: 400 } }),
      'no deadline': submit({ deadline: null }),
      'an assignee': submit({ assignee: { uid: people.staff.uid } }),
    });
  });

  /** Moves an application with this deadline, or with none, to another deadline; by default the deadline stays. */
  const moving =
    (role: Role, from: ApplicationStatus, to: ApplicationStatus, before: Data | null) =>
    (deadline?: unknown) =>
    async () => {
      const record = application({ status: from, ...(before ? { deadline: before } : {}) });
      if (!before) delete record.deadline;
      await enter({ 'applications/a1': record });
      const made = step(movers[role], role, from, to);
      delete made['deadline.left'];
      if (!before && made.decision) made.decision = decision(movers[role], { inTime: null });
      const after = deadline === undefined ? made : { ...made, deadline };
      const entries = stepEntry({ by: movers[role], role, from, to });
      await update(as(names[role]), 'applications/a1', after, entries);
    };

  describe('a return (#18.1)', () => {
    const day = dayIn(9);
    const stop = moving('staff', 'in-review', 'returned', { day });
    const stopAt = (count: number, on: Day) =>
      moving('staff', 'in-review', 'returned', { day: on })({ day: on, left: count });

    allows({
      'with the remaining working days': stop({ day, left: 6 }),
      'with no remaining day': stopAt(0, dayIn(0)),
      'with the number of overdue days': stopAt(-6, dayIn(-9)),
      'with one overdue day after a weekend': stopAt(-1, dayIn(-1)),
      'with the maximum number of overdue days': stopAt(-leftLimit, dayIn(-3 * leftLimit)),
      'without remaining days if there is no deadline': moving(
        'staff',
        'in-review',
        'returned',
        null,
      )(),
    });
    refuses({
      'without the remaining days': stop(),
      'with more remaining days than there are': stop({ day, left: 13 }),
      'with remaining days of an overdue application': stopAt(6, dayIn(-9)),
      'with more overdue days than there are': stopAt(-30, dayIn(-9)),
      'with more than the maximum number of overdue days': stopAt(
        -leftLimit - 1,
        dayIn(-3 * leftLimit),
      ),
      'with half a day': stop({ day, left: 5.5 }),
      'with a text as the days': stop({ day, left: '6' }),
      'with another day': stop({ day: dayIn(10), left: 6 }),
      'with an extra field': stop({ day, left: 6, why: 'Busy.' }),
      'without the deadline': stop(deleteField()),
      'with a first deadline': moving('staff', 'in-review', 'returned', null)({ day, left: 6 }),
    });
  });

  describe('an answer (#18.1)', () => {
    const goOn = (left: number) => moving('user', 'returned', 'pending', { day: dayIn(-20), left });

    allows({
      'with the day on which the remaining days end': goOn(6)({ day: dayIn(8) }),
      'with the maximum number of holidays': goOn(6)({ day: longest(6) }),
      'with today if no day remained': goOn(0)({ day: dayIn(0) }),
      'with the next open day if no day remained': goOn(0)({ day: dayIn(3) }),
      'with a day in the past if it was overdue': goOn(-6)({ day: dayIn(-8) }),
      'without a day if there was no deadline': moving('user', 'returned', 'pending', null)(),
      'with the same day if no remaining days are stored': moving('user', 'returned', 'pending', {
        day: dayIn(3),
      })(),
    });
    refuses({
      'with the same day': goOn(6)(),
      'with the remaining days still stored': goOn(6)({ day: dayIn(8), left: 6 }),
      'with an earlier day': goOn(6)({ day: dayIn(3) }),
      'with the day before that of the remaining days (#44g)': goOn(6)({ day: dayIn(4) }),
      'with a day before the former one if it was overdue (#44g)': goOn(-6)({ day: dayIn(-21) }),
      'with a day years ago, as of a wrong clock': goOn(6)({ day: dayIn(-730) }),
      'with a later day than any calendar allows': goOn(6)({
        day: dayIn(7 * (6 + limits.holidays) + 4),
      }),
      'with a future day if it was overdue': goOn(-6)({ day: dayIn(5) }),
      'with a day too long ago if it was overdue': goOn(-6)({
        day: dayIn(-7 * (6 + limits.holidays) - 4),
      }),
      'without the deadline': goOn(6)(deleteField()),
      'with a first deadline': moving('user', 'returned', 'pending', null)({ day: dayIn(20) }),
      'with another day if no remaining days are stored': moving('user', 'returned', 'pending', {
        day: dayIn(3),
      })({ day: dayIn(4) }),
    });
  });

  describe.each([
    ['staff', 'pending', 'in-review'],
    ['staff', 'in-review', 'recommended'],
    ['staff', 'in-review', 'in-review'],
    ['staff', 'returned', 'returned'],
    ['staff', 'approved', 'approved'],
    ['admin', 'pending', 'approved'],
    ['admin', 'returned', 'rejected'],
    ['admin', 'approved', 'rejected'],
  ] as const)('%s who moves %s to %s (#18.1)', (role, from, to) => {
    const day = dayIn(9);
    const before = from === 'returned' ? { day, left: 6 } : { day };
    const keep = moving(role, from, to, before);

    allows({ 'and leaves the deadline': keep() });
    refuses({
      'and sets another day': keep({ ...before, day: dayIn(10) }),
      'and sets other remaining days': keep({ day, left: 5 }),
      'and sets an invalid day': keep({ ...before, day: 'soon' }),
      'and removes the deadline': keep(deleteField()),
      'and sets a first deadline': moving(role, from, to, null)({ day }),
      'and sets an empty deadline': moving(role, from, to, null)({}),
    });
  });

  describe('a change of the deadline without a step', () => {
    const day = dayIn(9);
    const people = ['owner', 'other citizen', 'staff', 'admin', 'second admin'] as const;
    refuses(
      Object.fromEntries(
        people.map((name) => [
          `by ${name} (#18.1)`,
          async () => {
            await enter({ 'applications/a1': application() });
            await update(as(name), 'applications/a1', { deadline: { day } });
          },
        ]),
      ),
    );
  });
}
