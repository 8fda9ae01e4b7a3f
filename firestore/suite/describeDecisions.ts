import { deleteField, Timestamp } from 'firebase/firestore';
import type { ApplicationStatus } from 'shared-data';
import type { Data } from './database';
import { stepEntry } from './entries';
import { allows, refuses } from './expectEach';
import { decision, step } from './move';
import { actor, people } from './people';
import { application, dayIn, filledForm, longAgo, now } from './records';
import type { RulesCouncil } from './rulesCouncil';
import { update } from './write';

const { admin, staff } = people;
const second = people['second admin'];
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);

/** The report marks of an application: who decided it, when and in how many working days, and who recommended it. */
export function describeDecisions({ as, enter }: RulesCouncil): void {
  /** A step from a status to another, with these changes of what the portal writes, on an application with these fields. */
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
    const due = (day: ReturnType<typeof dayIn>, more: Data = {}) => ({
      deadline: { day, ...more },
    });
    const old = { submittedAt: daysAgo(10) };

    allows({
      'on the day of the submission': approve(),
      'after ten working days': decide({ workingDays: 10 }, old),
      'after ten days on which the office was closed': decide({ workingDays: 0 }, old),
      'that is in time, on the promised day': decide({ inTime: true }, due(dayIn(0))),
      'that is one day late': decide({ inTime: false }, due(dayIn(-1))),
      'while remaining days are stored during a return': decide(
        { inTime: true },
        due(dayIn(-9), { left: 0 }),
      ),
      'of an application that was overdue when it was returned': decide(
        { inTime: false },
        due(dayIn(-9), { left: -3 }),
      ),
      'that replaces an earlier, opposite decision': moving(
        'admin',
        'approved',
        'rejected',
      )({}, { decision: decision(second, { at: longAgo }) }),
      'of an application without marks, to which a note is added': moving(
        ...(['staff', 'approved', 'approved'] as const),
      )(),
    });
    refuses({
      'without a mark': approve({ decision: deleteField() }),
      'that keeps the mark of an earlier, opposite decision': moving(
        ...(['admin', 'approved', 'rejected'] as const),
      )(
        { decision: decision(second, { at: longAgo }) },
        { decision: decision(second, { at: longAgo }) },
      ),
      'with a backdated mark': decide({ at: longAgo }),
      'with the mark of another person': decide({ by: second.uid }),
      'with a name as the uid': decide({ by: admin.name }),
      'that claims to be in time but is late': decide({ inTime: true }, due(dayIn(-1))),
      'that claims to be late but is in time': decide({ inTime: false }, due(dayIn(0))),
      'that claims to be in time without a deadline': decide({}, { deadline: {} }),
      'that claims that there was no deadline': decide({ inTime: null }),
      'that claims to be in time but was overdue when it was returned': decide(
        { inTime: true },
        due(dayIn(9), { left: -3 }),
      ),
      'with more working days than days': decide({ workingDays: 12 }, old),
      'with a negative number of working days': decide({ workingDays: -1 }, old),
      'with half a working day': decide({ workingDays: 0.5 }, old),
      'with working days as a text': decide({ workingDays: '1' }, old),
      'with an extra field': decide({ why: 'A friend.' }),
      'without its working days': approve({
        decision: { at: now(), by: admin.uid, inTime: true },
      }),
    });
  });

  describe('the mark of an existing decision (#18)', () => {
    const made = { decision: decision(second, { at: longAgo }) };
    const noting = (otherwise: Data) => moving('staff', 'approved', 'approved')(otherwise, made);

    allows({ 'unchanged with a note': noting({}) });
    refuses({
      'changed with a note': noting({ decision: decision(staff) }),
      'shortened with a note': noting({ 'decision.workingDays': 0, 'decision.at': now() }),
      'removed with a note': noting({ decision: deleteField() }),
      'added to an undecided application': moving(
        'staff',
        'pending',
        'in-review',
      )({
        decision: decision(staff),
      }),
      'added to a recommended application': moving(
        'staff',
        'in-review',
        'recommended',
      )({
        decision: decision(staff),
      }),
      'changed without a step': async () => {
        await enter({ 'applications/a1': application({ status: 'approved', ...made }) });
        await as('admin')
          .doc('applications/a1')
          .update({ decision: decision(admin) });
      },
      'added to a return that opens something': moving(
        'staff',
        'in-review',
        'returned',
      )(
        {
          decision: decision(staff),
          openings: 1,
          returnedIn: 2,
          'history.2': {
            at: now(),
            by: actor(staff, 'staff'),
            from: 'in-review',
            to: 'returned',
            opened: { proof: '' },
          },
        },
        { form: filledForm() },
      ),
      'added to an answer of the citizen': async () => {
        await enter({ 'applications/a1': application({ status: 'returned' }) });
        const answer = step(people.owner, 'user', 'returned', 'pending', {
          decision: decision(people.owner),
        });
        await as('owner').doc('applications/a1').update(answer);
      },
    });
  });

  describe('the mark of a withdrawn decision (#18)', () => {
    const back = (otherwise: Data) => async () => {
      const latest = { at: now(), by: { uid: admin.uid, name: admin.name, role: 'admin' } };
      const before = application({
        status: 'approved',
        decision: decision(admin),
        history: { '1': { ...latest, from: 'recommended', to: 'approved' } },
      });
      await enter({ 'applications/a1': before });
      const of = { by: admin, role: 'admin', from: 'approved', to: 'recommended' } as const;
      const change = step(admin, 'admin', 'approved', 'recommended', otherwise);
      await update(as('admin'), 'applications/a1', change, stepEntry(of));
    };

    allows({ 'that is removed': back({}) });
    refuses({
      'that stays': back({ decision: decision(admin) }),
      'that counts as a recommendation': back({ recommendation: { at: now(), by: admin.uid } }),
    });
  });

  describe('a recommendation (#18)', () => {
    const recommend = moving('staff', 'in-review', 'recommended');
    const earlier = { recommendation: { at: longAgo, by: 'somebody' } };
    const marked = (more: Data) =>
      recommend({ recommendation: { at: now(), by: staff.uid, ...more } });

    allows({
      'with its mark': recommend(),
      'with a mark that replaces an earlier one': recommend({}, earlier),
      'whose mark stays through other steps': moving(
        'admin',
        'recommended',
        'approved',
      )({}, earlier),
    });
    refuses({
      'without a mark': recommend({ recommendation: deleteField() }),
      'with the earlier mark': recommend(earlier, earlier),
      'with the mark of another person': marked({ by: second.uid }),
      'with a backdated mark': marked({ at: longAgo }),
      'with an extra field': marked({ more: true }),
      'whose mark another step removes': moving(
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
