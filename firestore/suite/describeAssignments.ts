import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, Timestamp } from 'firebase/firestore';
import { limits } from 'shared-data/limits';
import { limitsToday } from '../../shared-model/src/limits/dailyLimits';
import { allows, refuses } from './expectEach';
import { entry as entryOf } from './entries';
import { people, type Person, type PersonName } from './people';
import { application, countedToday, longAgo, member, now } from './records';
import type { Data, Database } from './database';
import type { RulesCouncil } from './rulesCouncil';

type Batch = ReturnType<Database['batch']>;
type DocumentReference = ReturnType<Database['doc']>;

const { staff, admin, owner } = people;
/** Further people: staff, and a former clerk. */
const colleague = person('mina', 'Mina Pawar');
const leaver = person('nitin', 'Nitin Joshi');

const holders = {
  nobody: null,
  staff,
  admin,
  colleague,
  leaver,
  'blocked staff': people['blocked staff'],
  'revoked staff': people['revoked staff'],
  owner,
  stranger: person('omkar', 'Omkar Kale'),
} satisfies Record<string, Person | null>;
type Holder = keyof typeof holders;

const token = 'A1b2C3d4E5f6G7h8I9j0';

/** An assignee as stored in an application. */
function assignee(holder: Person | null, by: Person | null, more: Data = {}): Data | null {
  if (!holder) return null;
  const { uid, name } = holder;
  return { uid, name, at: now(), by: { uid: by?.uid ?? '', name: by?.name ?? '' }, ...more };
}

interface Case {
  by: PersonName;
  from?: Holder;
  to: Holder;
  /** Fields of the application before. */
  before?: Data;
  /** Changes of the assignee that is written. */
  more?: Data;
  /** Changes of the application's other fields. */
  beside?: Data;
  /** Changes of the log entry; null: it is not written. */
  entry?: Data | null;
  /** How the batch changes the note. */
  note?: (batch: Batch, note: DocumentReference) => unknown;
}

/** The place of the hand-over note, which the citizen cannot read. */
const notePlace = 'applications/a1/notes/hand-over';

/** The action of the log entry. */
function actionOf(by: Person | null, from: Person | null, to: Person | null): string {
  const wasOwn = from?.uid === by?.uid;
  if (!to) return wasOwn ? 'given-back' : 'released';
  if (to.uid === by?.uid) return 'taken';
  return wasOwn ? 'handed-over' : 'assigned';
}

function logEntry(
  by: Person | null,
  action: string,
  { from = null, to }: { from?: Person | null; to: Person | null },
  more: Data | null = {},
): Data | null {
  if (!more) return null;
  const said = { taken: undefined, 'given-back': undefined, released: from }[action] ?? to;
  const about = { subject: String(application().number), ...(said ? { detail: said.name } : {}) };
  return entryOf(by ?? owner, 'assignment', action, { ...about, ...more });
}

const undecided = ['pending', 'in-review', 'returned', 'recommended'] as const;

function assigning({ as, enter }: RulesCouncil) {
  const assign =
    ({ by, from = 'nobody', to, before, more, beside, entry, note }: Case) =>
    async () => {
      await enter({
        [`members/${colleague.uid}`]: member({ role: 'staff' }, colleague),
        [`members/${leaver.uid}`]: member(
          { role: 'user', changedAt: longAgo, changedBy: admin.uid },
          leaver,
        ),
        'applications/a1': application({
          assignee: assignee(holders[from], staff, { at: longAgo }),
          ...before,
        }),
      });
      const changes = {
        assignee: assignee(holders[to], people[by], more),
        assigned: { at: now(), entry: token },
        ...beside,
      };
      const action = actionOf(people[by], holders[from], holders[to]);
      await send(
        by,
        changes,
        logEntry(people[by], action, { from: holders[from], to: holders[to] }, entry),
        note,
      );
    };

  /** Writes changes of an application with their log entry; null: without it. */
  async function send(
    by: PersonName,
    changes: Data,
    entry: Data | null,
    beside: (batch: Batch, note: DocumentReference) => unknown = () => undefined,
    count: Data | null = {},
  ) {
    const database = as(by);
    const batch = database.batch();
    batch.update(database.doc('applications/a1'), changes);
    beside(batch, database.doc(notePlace));
    if (entry) batch.set(database.doc(`log/assignment-a1-${token}`), entry);
    if (count && by !== 'admin') {
      const counted = countedToday('assignments', 'a1', people[by] ?? owner, count);
      for (const [path, data] of Object.entries(counted)) batch.set(database.doc(path), data);
    }
    await batch.commit();
  }

  return { assign, send };
}

/** Assignments of applications (#18.2). */
export function describeAssignments(council: RulesCouncil): void {
  const { as, enter } = council;
  const { assign, send } = assigning(council);

  const cases: [by: PersonName, from: Holder, to: Holder, isAllowed: boolean][] = [
    ['staff', 'nobody', 'staff', true],
    ['staff', 'nobody', 'colleague', false],
    ['staff', 'nobody', 'nobody', false],
    ['staff', 'staff', 'staff', false],
    ['staff', 'staff', 'colleague', true],
    ['staff', 'staff', 'admin', true],
    ['staff', 'staff', 'nobody', true],
    ['staff', 'staff', 'revoked staff', false],
    ['staff', 'staff', 'blocked staff', false],
    ['staff', 'staff', 'stranger', false],
    ['staff', 'staff', 'owner', false],
    ['staff', 'colleague', 'staff', false],
    ['staff', 'colleague', 'nobody', false],
    ['staff', 'colleague', 'admin', false],
    ['staff', 'admin', 'staff', false],
    ['staff', 'leaver', 'staff', true],
    ['staff', 'blocked staff', 'staff', true],
    ['staff', 'leaver', 'colleague', false],
    ['staff', 'leaver', 'nobody', false],
    ['admin', 'nobody', 'admin', true],
    ['admin', 'nobody', 'staff', true],
    ['admin', 'colleague', 'staff', true],
    ['admin', 'colleague', 'nobody', true],
    ['admin', 'leaver', 'nobody', true],
    ['admin', 'leaver', 'staff', true],
    ['admin', 'nobody', 'leaver', false],
    ['admin', 'nobody', 'blocked staff', false],
    ['admin', 'nobody', 'stranger', false],
    ['admin', 'nobody', 'owner', false],
    ['owner', 'nobody', 'staff', false],
    ['owner', 'staff', 'nobody', false],
    ['other citizen', 'nobody', 'staff', false],
    ['revoked staff', 'nobody', 'revoked staff', false],
    ['revoked staff', 'nobody', 'staff', false],
    ['blocked staff', 'nobody', 'blocked staff', false],
    ['blocked staff', 'blocked staff', 'nobody', false],
    ['blocked admin', 'nobody', 'staff', false],
    ['unconfirmed staff', 'nobody', 'staff', false],
    ['signed out', 'nobody', 'staff', false],
  ];
  it.each(cases)('%s reassigns an application of %s to %s: %s', async (by, from, to, isAllowed) => {
    await (isAllowed ? assertSucceeds : assertFails)(assign({ by, from, to })());
  });

  describe('one’s own application', () => {
    const own = (name: 'staff' | 'admin') => application({}, people[name]).applicant as Data;
    const of = (name: 'staff' | 'admin') => ({ before: { applicant: own(name) } });
    refuses({
      'a clerk who takes it': assign({ by: 'staff', to: 'staff', ...of('staff') }),
      'a clerk who hands it over': assign({
        by: 'staff',
        from: 'staff',
        to: 'colleague',
        ...of('staff'),
      }),
      'a clerk who gives it back': assign({
        by: 'staff',
        from: 'staff',
        to: 'nobody',
        ...of('staff'),
      }),
      'a clerk who hands an application to its applicant': assign({
        by: 'staff',
        from: 'staff',
        to: 'admin',
        ...of('admin'),
      }),
      'an admin who takes it': assign({ by: 'admin', to: 'admin', ...of('admin') }),
      'an admin who chooses their clerk': assign({ by: 'admin', to: 'staff', ...of('admin') }),
      'an admin who takes it from their clerk': assign({
        by: 'admin',
        from: 'colleague',
        to: 'nobody',
        ...of('admin'),
      }),
      'an admin who gives a clerk their own': assign({ by: 'admin', to: 'staff', ...of('staff') }),
    });
    allows({
      'an admin who takes it from a former clerk': assign({
        by: 'admin',
        from: 'leaver',
        to: 'nobody',
        ...of('admin'),
      }),
    });
  });

  describe('what is assigned', () => {
    const before = application();
    delete before.assignee;
    allows({
      ...Object.fromEntries(
        undecided.map((status) => [
          `an application that is ${status}`,
          assign({ by: 'staff', to: 'staff', before: { status } }),
        ]),
      ),
      'an application from before assignments existed': async () => {
        await enter({ 'applications/a1': before });
        const changes = { assignee: assignee(staff, staff), assigned: { at: now(), entry: token } };
        await send('staff', changes, logEntry(staff, 'taken', { to: staff }));
      },
    });
    refuses({
      'an application that is approved': assign({
        by: 'admin',
        to: 'staff',
        before: { status: 'approved' },
      }),
      'an application that is rejected': assign({
        by: 'staff',
        to: 'staff',
        before: { status: 'rejected' },
      }),
    });
  });

  describe('how many a clerk makes (#44c)', () => {
    const take = (count: Data | null, before: number | null = null) =>
      async function takeIt() {
        const known = { at: Timestamp.now(), count: before, record: 'a1' };
        await enter({
          'applications/a1': application(),
          ...(before === null ? {} : { [`usage/${staff.uid}/today/assignments`]: known }),
        });
        const changes = { assignee: assignee(staff, staff), assigned: { at: now(), entry: token } };
        await send('staff', changes, logEntry(staff, 'taken', { to: staff }), undefined, count);
      };
    const most = limitsToday.assignments;
    allows({ 'the last of a day': take({ count: most }, most - 1) });
    refuses({
      'one more in a day': take({ count: most + 1 }, most),
      'one that is not counted': take(null),
      'one with the count of another application': take({ record: 'a2' }),
    });
  });

  describe('the fields of an assignment', () => {
    const take = (more: Data, beside: Data = {}) =>
      assign({ by: 'staff', to: 'staff', more, beside });
    refuses({
      'a note inside the application, where its citizen reads it': take({
        note: 'Knows the ward.',
      }),
      'another field': take({ until: 'tomorrow' }),
      'a name that differs from the member’s': take({ name: 'The Collector' }),
      'a number as the name': take({ name: 7 }),
      'an assignment in the name of another person': take({
        by: { uid: admin.uid, name: admin.name },
      }),
      'an assignment under another name': take({ by: { uid: staff.uid, name: admin.name } }),
      'an extra field in `by`': take({ by: { uid: staff.uid, name: staff.name, role: 'admin' } }),
      'a backdated assignment': take({ at: longAgo }),
      'no time': take({ at: null }),
      'no assignee': take({}, { assignee: deleteField() }),
      'a text as the assignee': take({}, { assignee: staff.uid }),
      'a backdated entry of the log': take({}, { assigned: { at: longAgo, entry: token } }),
      'an invalid token of the entry': take({}, { assigned: { at: now(), entry: 'short' } }),
      'an extra field beside the token': take(
        {},
        { assigned: { at: now(), entry: token, by: 'me' } },
      ),
      'no token of the entry': take({}, { assigned: deleteField() }),
      'an additional step': take({}, { status: 'in-review' }),
      'an additional change of the revision': take({}, { revision: 2 }),
      'an additional time of change': take({}, { updatedAt: now() }),
      'an additional change of the deadline': take({}, { deadline: { day: '2099-01-01' } }),
      'an additional change of the priority': take({}, { priority: 'urgent' }),
      'the token of the assignment before': assign({
        ...{ by: 'staff', to: 'staff', before: { assigned: { at: longAgo, entry: token } } },
      }),
    });
  });

  describe('the log entry (#18.4)', () => {
    const take = (entry: Data | null) => assign({ by: 'staff', to: 'staff', entry });
    const handOver = (entry: Data) =>
      assign({ by: 'staff', from: 'staff', to: 'colleague', entry });
    const release = (entry: Data) =>
      assign({ by: 'admin', from: 'colleague', to: 'nobody', entry });
    refuses({
      'an assignment without an entry': take(null),
      'an entry of another action': take({ action: 'given-back' }),
      'the number of another application': take({ subject: '#PAN-2026-1' }),
      'an entry of another kind': take({ kind: 'export' }),
      'an entry under another person’s name': take({
        by: { uid: staff.uid, name: admin.name, role: 'staff' },
      }),
      'a backdated entry': take({ at: longAgo }),
      'an entry with another recipient': handOver({ detail: admin.name }),
      'an entry with another previous assignee': release({ detail: staff.name }),
      'an entry without its search words': take({ words: [] }),
      'an assignment by an admin that was a hand-over': handOver({ action: 'assigned' }),
      'an entry without its assignment': async () => {
        await enter({
          'applications/a1': application({
            assignee: assignee(staff, staff, { at: longAgo }),
            assigned: { at: longAgo, entry: token },
          }),
        });
        const entry = logEntry(staff, 'taken', { to: staff }) ?? {};
        await as('staff').doc(`log/assignment-a1-${token}`).set(entry);
      },
    });
  });

  describe('a step', () => {
    refuses({
      'that also assigns the application': async () => {
        await enter({ 'applications/a1': application({ assignee: null }) });
        const event = { at: now(), by: { uid: staff.uid, name: staff.name, role: 'staff' } };
        await as('staff')
          .doc('applications/a1')
          .update({
            status: 'in-review',
            updatedAt: now(),
            revision: 2,
            'history.2': { ...event, from: 'pending', to: 'in-review' },
            assignee: assignee(staff, staff),
          });
      },
    });
  });

  describe('the list of colleagues', () => {
    const members = (more: Data) => async () => {
      await enter({ [`members/${leaver.uid}`]: member(more, leaver) });
      await as('staff').doc(`members/${leaver.uid}`).get({ source: 'server' });
    };
    const list = (roles: readonly string[]) => () =>
      as('staff').collection('members').where('role', 'in', roles).limit(500).get({
        source: 'server',
      });
    allows({
      'a clerk who looks at a colleague': members({ role: 'admin' }),
      'a clerk who looks at a former clerk': members({
        role: 'user',
        changedAt: longAgo,
        changedBy: admin.uid,
      }),
      'a clerk who lists colleagues': list(['staff', 'admin']),
    });
    refuses({
      'a clerk who looks at a citizen': members({ role: 'user' }),
      'a clerk who lists citizens too': list(['staff', 'admin', 'user']),
    });
  });
}

/** Notes for whoever receives an application (#18.2). In a project of their own: its report of coverage is short. */
export function describeHandOverNotes(council: RulesCouncil): void {
  const { as, enter } = council;
  const { assign } = assigning(council);
  const words = (more: Data = {}): Data => ({
    text: 'Knows the ward.',
    by: { uid: staff.uid, name: staff.name },
    at: now(),
    ...more,
  });
  const noted = { more: { hasNote: true } };
  const handOver = (more: Data = {}, given: Partial<Case> = noted) =>
    assign({
      by: 'staff',
      from: 'staff',
      to: 'colleague',
      ...given,
      note: (batch, note) => batch.set(note, words(more)),
    });
  /** Reassigns an application that was handed over with a note. */
  const had = {
    before: { assignee: assignee(staff, admin, { at: longAgo, hasNote: true }) },
  };
  const again = (given: Partial<Case>) => async () => {
    await enter({ [notePlace]: words({ at: longAgo }) });
    await assign({ by: 'staff', from: 'staff', to: 'colleague', ...had, ...given })();
  };
  const read = (by: PersonName, applicant: Person = owner) =>
    async function look() {
      await enter({ 'applications/a1': application({}, applicant), [notePlace]: words() });
      await as(by).doc(notePlace).get({ source: 'server' });
    };
  allows({
    'a note of full length': handOver({ text: 'x'.repeat(limits.assignmentNote) }),
    'a second note that replaces the first': again({
      ...noted,
      note: (batch, note) => batch.set(note, words()),
    }),
    'a second hand-over without a note, which deletes the first': again({
      note: (batch, note) => batch.delete(note),
    }),
    'giving it back, which deletes the note': again({
      to: 'nobody',
      note: (batch, note) => batch.delete(note),
    }),
    'a clerk who reads it': read('staff'),
    'an admin who reads it': read('admin'),
  });
  refuses({
    'a note that is too long': handOver({ text: 'x'.repeat(limits.assignmentNote + 1) }),
    'an empty note': handOver({ text: '' }),
    'a note that is not a text': handOver({ text: 7 }),
    'a note in the name of another person': handOver({
      by: { uid: admin.uid, name: admin.name },
    }),
    'a note under another name': handOver({
      by: { uid: staff.uid, name: admin.name },
    }),
    'a backdated note': handOver({ at: longAgo }),
    'a note with an extra field': handOver({ to: colleague.uid }),
    'a note that the assignee does not mention': handOver({}, {}),
    'a mention without a note': assign({
      by: 'staff',
      from: 'staff',
      to: 'colleague',
      ...noted,
    }),
    'a mention of the previous note': again(noted),
    'an invalid mention of the note': handOver({}, { more: { hasNote: false } }),
    'a note that stays when the application is handed over again': again({}),
    'a note that stays when the application is given back': again({ to: 'nobody' }),
    'a note at another path': assign({
      by: 'staff',
      from: 'staff',
      to: 'colleague',
      ...noted,
      note: (batch, note) => {
        batch.set(note, words());
        batch.set(note.parent.doc('other'), words());
      },
    }),
    'a note without an assignment': async () => {
      await enter({ 'applications/a1': application(had.before) });
      await as('staff').doc(notePlace).set(words());
    },
    'another text without an assignment': async () => {
      await enter({ 'applications/a1': application(had.before), [notePlace]: words() });
      await as('staff')
        .doc(notePlace)
        .set(words({ text: 'Another.' }));
    },
    'deleting it without an assignment': async () => {
      await enter({ 'applications/a1': application(had.before), [notePlace]: words() });
      await as('staff').doc(notePlace).delete();
    },
    'the citizen who reads it': read('owner'),
    'another citizen who reads it': read('other citizen'),
    'a visitor who reads it': read('signed out'),
    'a former clerk who reads it': read('revoked staff'),
    'a clerk who is blocked': read('blocked staff'),
    'a clerk who reads the note on their own application': read('staff', staff),
    'an admin who reads the note on their own application': read('admin', admin),
    'a clerk who lists notes': () =>
      as('staff').collection('applications/a1/notes').limit(1).get({ source: 'server' }),
  });
}

function person(uid: string, name: string): Person {
  return { uid, name, email: `${uid}@example.com`, confirmed: true };
}
