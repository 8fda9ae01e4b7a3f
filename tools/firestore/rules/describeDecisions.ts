import { deleteField, Timestamp } from 'firebase/firestore';
import type { ApplicationStatus } from 'shared-data';
import type { Data } from './database';
import { stepEntry } from './entries';
import { allows, refuses } from './expectEach';
import { decision, step } from './move';
import { actor, people } from './people';
import { application, filledForm, inDays, longAgo, now } from './records';
import type { RulesCouncil } from './rulesCouncil';
import { update } from './write';

const { admin, staff } = people;
const second = people['second admin'];
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);

/** What reports count of an application: who decided it, when and in how many working days, and who recommended it. */
export function describeDecisions({ as, enter }: RulesCouncil): void {
  /** A step from a status to another, with what is otherwise than the portal writes it, of an application like this. */
  const moving =
    (name: 'staff' | 'admin', from: ApplicationStatus, to: ApplicationStatus) =>
    (otherwise: Data = {}, before: Data = {}) =>
    async () => {
      await enter({ 'applications/a1': application({ status: from, ...before }) });
      const change = step(people[name], name, from, to, otherwise);
      const entries = stepEntry({ by: people[name], role: name, from, to });
      await update(as(name), 'applications/a1', change, entries);
    };

  describe('a decision (#18)', () => {
    const approve = moving('admin', 'recommended', 'approved');
    const decide = (more: Data, before: Data = {}) =>
      approve({ decision: decision(admin, more) }, before);
    const due = (day: string, more: Data = {}) => ({ deadline: { day, ...more } });
    const old = { submittedAt: daysAgo(10) };

    allows({
      'on the day of the submission': approve(),
      'after ten working days': decide({ workingDays: 10 }, old),
      'after ten days on which the office was closed': decide({ workingDays: 0 }, old),
      'that comes in time, on the promised day': decide({ inTime: true }, due(inDays(0))),
      'that is late by a day': decide({ inTime: false }, due(inDays(-1))),
      'while days are left that stand still with the citizen': decide(
        { inTime: true },
        due(inDays(-9), { left: 0 }),
      ),
      'of what was overdue when it was returned': decide(
        { inTime: false },
        due(inDays(-9), { left: -3 }),
      ),
      'that is turned round, in the place of the first': moving(
        'admin',
        'approved',
        'rejected',
      )({}, { decision: decision(second, { at: longAgo }) }),
      'of an application of before there were any, to which a note is added': moving(
        ...(['staff', 'approved', 'approved'] as const),
      )(),
    });
    refuses({
      'that is not marked': approve({ decision: deleteField() }),
      'that stays marked as the first when it is turned round': moving(
        ...(['admin', 'approved', 'rejected'] as const),
      )(
        { decision: decision(second, { at: longAgo }) },
        { decision: decision(second, { at: longAgo }) },
      ),
      'that is dated back': decide({ at: longAgo }),
      'of somebody else': decide({ by: second.uid }),
      'under a name': decide({ by: admin.name }),
      'that says to be in time and is late': decide({ inTime: true }, due(inDays(-1))),
      'that says to be late and is in time': decide({ inTime: false }, due(inDays(0))),
      'that says to be in time though nothing was promised': decide({}, { deadline: {} }),
      'that says that nothing was promised': decide({ inTime: null }),
      'that says to be in time with what was overdue when it was returned': decide(
        { inTime: true },
        due(inDays(9), { left: -3 }),
      ),
      'with more working days than days': decide({ workingDays: 12 }, old),
      'with less than no working day': decide({ workingDays: -1 }, old),
      'with half a working day': decide({ workingDays: 0.5 }, old),
      'with working days as a text': decide({ workingDays: '1' }, old),
      'with something more': decide({ why: 'A friend.' }),
      'without its working days': approve({
        decision: { at: now(), by: admin.uid, inTime: true },
      }),
    });
  });

  describe('a decision that stands (#18)', () => {
    const made = { decision: decision(second, { at: longAgo }) };
    const noting = (otherwise: Data) => moving('staff', 'approved', 'approved')(otherwise, made);

    allows({ 'is kept with a note': noting({}) });
    refuses({
      'is changed with a note': noting({ decision: decision(staff) }),
      'is quickened with a note': noting({ 'decision.workingDays': 0, 'decision.at': now() }),
      'is taken away with a note': noting({ decision: deleteField() }),
      'is put to one that is not decided': moving(
        'staff',
        'pending',
        'in-review',
      )({
        decision: decision(staff),
      }),
      'is put to one that is recommended': moving(
        'staff',
        'in-review',
        'recommended',
      )({
        decision: decision(staff),
      }),
      'is changed without a step': async () => {
        await enter({ 'applications/a1': application({ status: 'approved', ...made }) });
        await as('admin')
          .doc('applications/a1')
          .update({ decision: decision(admin) });
      },
      'is put to a return that opens something': moving(
        'staff',
        'in-review',
        'returned',
      )(
        {
          ...{ decision: decision(staff), openings: 1, returnedIn: 2 },
          'history.2': {
            ...{ at: now(), by: actor(staff, 'staff'), from: 'in-review', to: 'returned' },
            opened: { proof: '' },
          },
        },
        { form: filledForm() },
      ),
      'is put to an answer by its citizen': async () => {
        await enter({ 'applications/a1': application({ status: 'returned' }) });
        const answer = step(people.owner, 'user', 'returned', 'pending', {
          decision: decision(people.owner),
        });
        await as('owner').doc('applications/a1').update(answer);
      },
    });
  });

  describe('a decision that is taken back (#18)', () => {
    const back = (otherwise: Data) => async () => {
      const latest = { at: now(), by: { uid: admin.uid, name: admin.name, role: 'admin' } };
      const before = application({
        ...{ status: 'approved', decision: decision(admin) },
        history: { '1': { ...latest, from: 'recommended', to: 'approved' } },
      });
      await enter({ 'applications/a1': before });
      const of = { by: admin, role: 'admin', from: 'approved', to: 'recommended' } as const;
      const change = step(admin, 'admin', 'approved', 'recommended', otherwise);
      await update(as('admin'), 'applications/a1', change, stepEntry(of));
    };

    allows({ 'is marked no more': back({}) });
    refuses({
      'stays marked': back({ decision: decision(admin) }),
      'counts as a recommendation': back({ recommendation: { at: now(), by: admin.uid } }),
    });
  });

  describe('a recommendation (#18)', () => {
    const recommend = moving('staff', 'in-review', 'recommended');
    const earlier = { recommendation: { at: longAgo, by: 'somebody' } };
    const marked = (more: Data) =>
      recommend({ recommendation: { at: now(), by: staff.uid, ...more } });

    allows({
      'is marked': recommend(),
      'is marked in the place of an earlier one': recommend({}, earlier),
      'stays marked through other steps': moving('admin', 'recommended', 'approved')({}, earlier),
    });
    refuses({
      'that is not marked': recommend({ recommendation: deleteField() }),
      'that is marked as the earlier one': recommend(earlier, earlier),
      'of somebody else': marked({ by: second.uid }),
      'that is dated back': marked({ at: longAgo }),
      'with something more': marked({ more: true }),
      'that is taken away by another step': moving(
        'admin',
        'recommended',
        'approved',
      )({ recommendation: deleteField() }, earlier),
      'by taking it into review': moving(
        'staff',
        'pending',
        'in-review',
      )({
        recommendation: { at: now(), by: staff.uid },
      }),
    });
  });
}
