import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import * as certified from './certified';
import type { Data, Records } from './database';
import { allows, refuses } from './expectEach';
import { decision, moveTracked } from './move';
import { allowedMoves, movers, names } from './movers';
import { actor, owner, people, type PersonName } from './people';
import {
  application,
  filledForm,
  fullestApplication,
  dayIn,
  longAgo,
  now,
  sent,
  submission,
  textsOf,
  tracking,
  trackingNumber,
} from './records';
import type { RulesCouncil } from './rulesCouncil';
import { update, write } from './write';

const place = `tracking/${trackingNumber}`;
const otherNumber = '000000000102V';

/** Public records that differ from their application. */
const untrue: Record<string, Data> = {
  'another status': { status: 'approved' },
  'another service': { service: 'Death Certificate' },
  'another day': { deadline: { day: dayIn(22) } },
  'a day with more': { deadline: { day: dayIn(21), left: 3 } },
  'a day with an extra field': { deadline: null },
  'another day of submission': { submittedAt: longAgo },
  'another time of the step': { since: longAgo },
  'another revision': { revision: 7 },
  'a revision that is no number': { revision: '1' },
  'a revision that is not a number': { application: 'a2' },
  'an application that is a path': { application: 'a1/chunks/c1' },
  'the name of the applicant': { applicant: owner.name },
  'more text than allowed': { note: 'x'.repeat(900_000) },
};

const agreeing = Object.fromEntries(Object.keys(textsOf(70, 0)).map((id) => [id, true]));

/** A tracked application that was submitted long ago. */
function tracked(more: Data = {}): Records {
  const made = { submittedAt: longAgo, updatedAt: longAgo, ...more };
  return sent(made);
}

export function describeTracking({ as, enter }: RulesCouncil): void {
  describe('submitting', () => {
    const withTracking = (more: Data) => () => {
      const made = submission();
      return write(as('owner'), { ...made, [place]: { ...made[place], ...more } });
    };
    const without = (path: string) => () => {
      const made = submission();
      return write(
        as('owner'),
        Object.fromEntries(Object.entries(made).filter(([of]) => of !== path)),
      );
    };
    const under =
      (number: unknown, at = String(number)) =>
      () => {
        const made = submission({ trackingNumber: number });
        const { [`tracking/${trackingNumber}`]: said = {}, ...rest } = made;
        return write(as('owner'), { ...rest, [`tracking/${at}`]: said });
      };

    allows({
      'an application with its public record (#19.1)': () => write(as('owner'), submission()),
      'another number (#19.1)': under(otherNumber),
    });
    refuses({
      ...Object.fromEntries(
        Object.entries(untrue).map(([what, more]) => [`${what} (#19.1)`, withTracking(more)]),
      ),
      'an application without a public record (#19.1)': without(place),
      'a public record without its application (#19.1)': without('applications/a1'),
      'an application without the number (#19.1)': () =>
        write(as('owner'), { ...submission(), 'applications/a1': application() }),
      'a number that can be guessed by counting (#19.1)': under('1'),
      'a number with letters outside of the alphabet (#19.1)': under('ILOUILOUILOU0'),
      'a number in small letters (#19.1)': under(trackingNumber.toLowerCase()),
      'a number that is too long (#19.1)': under(`${trackingNumber}0`),
      'an invalid number (#19.1)': under(7, trackingNumber),
      'a number that is a path (#19.1)': under('x/y/z', trackingNumber),
      'a number that differs from the public record (#19.1)': under(otherNumber, trackingNumber),
      'a number that is already used (#19.1)': async () => {
        await enter(sent({}, people['other citizen'], { id: 'a9' }));
        await write(as('owner'), submission());
      },
      'two numbers for one application (#19.1)': () => {
        const made = submission();
        return write(as('owner'), { ...made, [`tracking/${otherNumber}`]: { ...made[place] } });
      },
    });
  });

  describe('moving', () => {
    it.each(allowedMoves('user', 'staff', 'admin'))(
      '%s moves %s to %s with its public record, and not without (#19.1)',
      async (role, from, to) => {
        await enter(tracked({ status: from }));
        const mover = [as(names[role]), movers[role], role, from, to] as const;
        await assertFails(moveTracked(...mover, { tracking: null }));
        await assertSucceeds(moveTracked(...mover));
      },
    );

    const approve =
      (said: Data | null, more: Data = {}) =>
      async () => {
        await enter(tracked());
        await moveTracked(as('admin'), people.admin, 'admin', 'pending', 'approved', {
          step: more,
          tracking: said,
        });
      };
    const note = (said: Data) => async () => {
      await enter(tracked());
      const by = people.staff;
      await moveTracked(as('staff'), by, 'staff', 'pending', 'pending', { tracking: said });
    };

    allows({
      'an application from before tracking existed (#19.1)': async () => {
        await enter({ 'applications/a1': application() });
        const by = people.admin;
        await moveTracked(as('admin'), by, 'admin', 'pending', 'approved', { tracking: null });
      },
      'an application from before deadlines existed (#19.1)': async () => {
        const dated = Object.entries(application({ trackingNumber, submittedAt: longAgo }));
        const before = Object.fromEntries(dated.filter(([field]) => field !== 'deadline'));
        await enter({ 'applications/a1': before, [place]: tracking(before) });
        const undated = { decision: decision(people.admin, { inTime: null }) };
        const by = people.admin;
        await moveTracked(as('admin'), by, 'admin', 'pending', 'approved', { step: undated });
      },
      'the most expensive approval, with a certificate (#19.1)': async () => {
        const { issuedBefore, issue } = certified;
        const fullest = {
          ...fullestApplication(),
          trackingNumber,
          submittedAt: longAgo,
          checks: { agrees: textsOf(70, 0), notes: {} },
        };
        const before = tracking(fullest, 'a2');
        await enter({ ...issuedBefore(), 'applications/a2': fullest, [place]: before });
        const moved = { ...before, status: 'approved', revision: 2, since: now() };
        await issue(as('admin'), { beside: { [place]: moved } });
      },
    });
    allows(
      Object.fromEntries(
        (['returned', 'recommended'] as const).map((to) => [
          `the most expensive step of a clerk, with checks: ${to} (#16)`,
          async () => {
            const by = people.staff;
            const event = { at: now(), by: actor(by, 'staff'), from: 'in-review', to };
            const opened = to === 'returned' ? { opened: { child: '' } } : {};
            await enter(tracked({ ...fullestApplication(), status: 'in-review' }));
            await moveTracked(as('staff'), by, 'staff', 'in-review', to, {
              step: {
                'history.2': { ...event, ...opened, note: ' ', checked: true },
                checks: { agrees: agreeing, notes: textsOf(70, 5000) },
                ...(to === 'returned' ? { openings: 1, returnedIn: 2 } : {}),
              },
            });
          },
        ]),
      ),
    );
    refuses({
      'an approval that the public record does not show (#19.1)': approve({ status: 'pending' }),
      'another revision (#19.1)': approve({ revision: 3 }),
      'the revision before the step (#19.1)': approve({ revision: 1 }),
      'a backdated status (#19.1)': approve({ since: longAgo }),
      'another day (#19.1)': approve({ deadline: { day: dayIn(1) } }),
      'another service (#19.1)': approve({ service: 'Death Certificate' }),
      'another day of submission (#19.1)': approve({ submittedAt: now() }),
      'an extra field (#19.1)': approve({ applicant: owner.name }),
      'another application (#19.1)': approve({ application: 'a2' }),
      'another number in the application (#19.1)': approve({}, { trackingNumber: otherNumber }),
      'a note that changes the time of the status (#19.1)': note({ since: now() }),
      'a note that changes the status (#19.1)': note({ status: 'approved' }),
    });
  });

  describe('the public record of an application', () => {
    const change =
      (data: Data, name: PersonName = 'owner') =>
      async () => {
        await enter(tracked());
        await update(as(name), place, data);
      };
    const reading = (name: PersonName, path: string) => async () => {
      await enter(tracked());
      await as(name).doc(path).get({ source: 'server' });
    };

    allows({
      'reading it by its number (#19.1)': reading('signed out', place),
      'reading a number that does not exist (#19.1)': reading(
        'signed out',
        `tracking/${otherNumber}`,
      ),
      'reading it with a blocked account (#19.1)': reading('blocked citizen', place),
    });
    refuses({
      ...Object.fromEntries(
        Object.entries(untrue).map(([what, more]) => [
          `changing it without a step: ${what} (#19.1)`,
          change(more, 'admin'),
        ]),
      ),
      'writing it again without changes (#19.1)': change({ revision: 1 }),
      'creating it for an application of an earlier release (#19.1)': async () => {
        const before = application({ trackingNumber, submittedAt: longAgo, updatedAt: longAgo });
        await enter({ 'applications/a1': before });
        await write(as('owner'), { [place]: tracking(before) });
      },
      'assigning it to another application (#19.1)': async () => {
        const other = sent({ form: filledForm() }, owner, { id: 'a2', number: otherNumber });
        await enter({ ...tracked(), ...other });
        await update(as('owner'), place, { application: 'a2' });
      },
      'reading an invalid number (#19.1)': reading('signed out', 'tracking/all'),
      'listing the records (#19.1)': async () => {
        await enter(tracked());
        await as('admin').collection('tracking').limit(1).get({ source: 'server' });
      },
      'a collection group query (#19.1)': async () => {
        await enter(tracked());
        await as('admin').collectionGroup('tracking').limit(1).get({ source: 'server' });
      },
      'a query by application (#19.1)': async () => {
        await enter(tracked());
        const own = as('owner').collection('tracking').where('application', '==', 'a1');
        await own.limit(1).get({ source: 'server' });
      },
      'counting them (#19.1)': async () => {
        await enter(tracked());
        await as('admin').collection('tracking').get({ source: 'server' });
      },
      'deleting it (#19.1)': async () => {
        await enter(tracked());
        await as('owner').doc(place).delete();
      },
      'deleting it as an admin (#19.1)': async () => {
        await enter(tracked());
        await as('admin').doc(place).delete();
      },
    });
  });
}
