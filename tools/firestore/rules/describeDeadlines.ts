import { deleteField } from 'firebase/firestore';
import type { Role } from 'shared-auth';
import type { ApplicationStatus } from 'shared-data';
import { limits } from 'shared-data/limits';
import { leftLimit } from '../../../shared-data/src/deadlines/deadlines';
import { stepEntry } from './entries';
import { allows, refuses } from './expectEach';
import { decision, step } from './move';
import { movers, names } from './movers';
import { people } from './people';
import { application, filledForm, inDays, publishedVersion, service, submission } from './records';
import type { Data } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { update, write } from './write';

/** In weeks of one open day, with a holiday on each of as many as there may be. */
const longest = (days: number) => inDays(7 * (days + limits.holidays));

export function describeDeadlines({ as, enter }: RulesCouncil): void {
  describe('submitting (#18.1)', () => {
    const submit = (more: Data) => () => write(as('owner'), submission(more));
    const due = (day: unknown, more: Data = {}) => submit({ deadline: { day }, ...more });
    const offering = (days: number, day: string) => async () => {
      await enter({ 'services/birth': service({ days }) });
      await due(day)();
    };
    const filled = (day: string) => async () => {
      const version = { ...publishedVersion(), definition: { name: 'Birth Certificate', days: 7 } };
      await enter({ 'services/birth/versions/1': version });
      await due(day, { form: filledForm() })();
    };

    allows({
      'the promised days, all of them working days': due(inDays(15)),
      'as many weeks and holidays as there can be': due(longest(15)),
      'the year that can be promised at most': offering(limits.serviceDays, longest(365)),
      'the days of the version that a form is of': filled(inDays(7)),
      'the usual days of a service of before': async () => {
        await enter({ 'services/birth': { name: 'Birth Certificate', position: 0 } });
        await due(inDays(15))();
      },
    });
    refuses({
      'a day before the promised days': due(inDays(12)),
      'a day before the days of a longer promise': offering(30, inDays(27)),
      'a day before the days of the version that a form is of': filled(inDays(4)),
      today: due(inDays(0)),
      'a day in the past': due(inDays(-15)),
      'a day that is years off, as of a wrong clock': due(inDays(-730)),
      'a day later than any calendar gives': due(inDays(7 * (15 + limits.holidays) + 4)),
      'a day later than the version of a form gives': filled(longest(8)),
      'the last day of all': due('9999-12-31'),
      'a day that there is not': due('2026-13-40'),
      'a day that goes on': due(`${inDays(20)} or so`),
      'a time': due(`${inDays(20)}T00:00:00Z`),
      'no day': due(''),
      'a number': due(20_000),
      'days that are left': submit({ deadline: { day: inDays(20), left: 400 } }),
      'no deadline': submit({ deadline: null }),
      'a clerk who has it already': submit({ assignee: { uid: people.staff.uid } }),
    });
  });

  /** A move of an application with this deadline, or none, to another one; it stays where none is given. */
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
    const day = inDays(9);
    const stop = moving('staff', 'in-review', 'returned', { day });
    const stopAt = (count: number, on: string) =>
      moving('staff', 'in-review', 'returned', { day: on })({ day: on, left: count });

    allows({
      'with the working days that are left': stop({ day, left: 6 }),
      'with no day left': stopAt(0, inDays(0)),
      'with the days that it is overdue by': stopAt(-6, inDays(-9)),
      'with a day that it is overdue by over a weekend': stopAt(-1, inDays(-1)),
      'with as many days as are remembered': stopAt(-leftLimit, inDays(-3 * leftLimit)),
      'without days where none were promised': moving('staff', 'in-review', 'returned', null)(),
    });
    refuses({
      'without the days that are left': stop(),
      'with more days than there are': stop({ day, left: 13 }),
      'with days left of one that is overdue': stopAt(6, inDays(-9)),
      'with more days than it can be overdue by': stopAt(-30, inDays(-9)),
      'with more days than are remembered': stopAt(-leftLimit - 1, inDays(-3 * leftLimit)),
      'with half a day': stop({ day, left: 5.5 }),
      'with a text': stop({ day, left: '6' }),
      'with another day': stop({ day: inDays(10), left: 6 }),
      'with something more': stop({ day, left: 6, why: 'Busy.' }),
      'with no deadline any more': stop(deleteField()),
      'with a first promise': moving('staff', 'in-review', 'returned', null)({ day, left: 6 }),
    });
  });

  describe('an answer (#18.1)', () => {
    const goOn = (left: number) =>
      moving('user', 'returned', 'pending', { day: inDays(-20), left });

    allows({
      'with the day on which the days end that were left': goOn(6)({ day: inDays(8) }),
      'with as many holidays as there can be': goOn(6)({ day: longest(6) }),
      'with today where no day was left': goOn(0)({ day: inDays(0) }),
      'with the day on which the office opens where no day was left': goOn(0)({ day: inDays(3) }),
      'with a day in the past where it was overdue': goOn(-6)({ day: inDays(-8) }),
      'with no day where none was promised': moving('user', 'returned', 'pending', null)(),
      'with the day as it was where no days are noted': moving('user', 'returned', 'pending', {
        day: inDays(3),
      })(),
    });
    refuses({
      'with the day as it was': goOn(6)(),
      'with the days still left': goOn(6)({ day: inDays(8), left: 6 }),
      'with an earlier day': goOn(6)({ day: inDays(3) }),
      'with a day that is years off, as of a wrong clock': goOn(6)({ day: inDays(-730) }),
      'with a later day than any calendar gives': goOn(6)({
        day: inDays(7 * (6 + limits.holidays) + 4),
      }),
      'with a day to come where it was overdue': goOn(-6)({ day: inDays(5) }),
      'with a day long past where it was overdue': goOn(-6)({
        day: inDays(-7 * (6 + limits.holidays) - 4),
      }),
      'with no deadline any more': goOn(6)(deleteField()),
      'with a first promise': moving('user', 'returned', 'pending', null)({ day: inDays(20) }),
      'with another day where no days are noted': moving('user', 'returned', 'pending', {
        day: inDays(3),
      })({ day: inDays(4) }),
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
    const day = inDays(9);
    const before = from === 'returned' ? { day, left: 6 } : { day };
    const keep = moving(role, from, to, before);

    allows({ 'and leaves the deadline': keep() });
    refuses({
      'and gives another day': keep({ ...before, day: inDays(10) }),
      'and gives other days that are left': keep({ day, left: 5 }),
      'and gives a day of another kind': keep({ ...before, day: 'soon' }),
      'and takes the deadline away': keep(deleteField()),
      'and promises a day where there was none': moving(role, from, to, null)({ day }),
      'and puts nothing where there was none': moving(role, from, to, null)({}),
    });
  });

  describe('nobody', () => {
    const day = inDays(9);
    const people = ['owner', 'other citizen', 'staff', 'admin', 'second admin'] as const;
    refuses(
      Object.fromEntries(
        people.map((name) => [
          `changes a deadline without a step: ${name} (#18.1)`,
          async () => {
            await enter({ 'applications/a1': application() });
            await as(name).doc('applications/a1').update({ deadline: { day } });
          },
        ]),
      ),
    );
  });
}
