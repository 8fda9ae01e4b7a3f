import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField } from 'firebase/firestore';
import { limits } from 'shared-data/limits';
import { allows, refuses } from './expectEach';
import { entry as entryOf } from './entries';
import { people, type Person, type PersonName } from './people';
import { application, longAgo, member, now } from './records';
import type { Data, Database } from './database';
import type { RulesCouncil } from './rulesCouncil';

type Batch = ReturnType<Database['batch']>;
type DocumentReference = ReturnType<Database['doc']>;

const { staff, admin, owner } = people;
/** Further people who work here, or did. */
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

/** Who has it, as it stands on a record. */
function assignee(holder: Person | null, by: Person | null, more: Data = {}): Data | null {
  if (!holder) return null;
  const { uid, name } = holder;
  return { uid, name, at: now(), by: { uid: by?.uid ?? '', name: by?.name ?? '' }, ...more };
}

interface Case {
  by: PersonName;
  from?: Holder;
  to: Holder;
  /** Of the application before. */
  before?: Data;
  /** Of the assignee that is written. */
  more?: Data;
  /** Of the rest that is written. */
  beside?: Data;
  /** Of the entry of the log; null: none. */
  entry?: Data | null;
  /** What becomes of the note beside it. */
  note?: (batch: Batch, note: DocumentReference) => unknown;
}

/** With which words it was handed over: where its citizen does not read them. */
const notePlace = 'applications/a1/notes/hand-over';

/** What the log calls it. */
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

/** Who gives an application to whom (#18.2). */
export function describeAssignments({ as, enter }: RulesCouncil): void {
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

  /** What of an application changes, with its entry of the log; null: without one. */
  async function send(
    by: PersonName,
    changes: Data,
    entry: Data | null,
    beside: (batch: Batch, note: DocumentReference) => unknown = () => undefined,
  ) {
    const database = as(by);
    const batch = database.batch();
    batch.update(database.doc('applications/a1'), changes);
    beside(batch, database.doc(notePlace));
    if (entry) batch.set(database.doc(`log/assignment-a1-${token}`), entry);
    await batch.commit();
  }

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
  it.each(cases)('%s gives what %s has to %s: %s', async (by, from, to, isAllowed) => {
    await (isAllowed ? assertSucceeds : assertFails)(assign({ by, from, to })());
  });

  describe('one’s own application', () => {
    const own = (name: 'staff' | 'admin') => application({}, people[name]).applicant as Data;
    const of = (name: 'staff' | 'admin') => ({ before: { applicant: own(name) } });
    refuses({
      'a clerk who takes it': assign({ by: 'staff', to: 'staff', ...of('staff') }),
      'a clerk who hands it over': assign({
        ...{ by: 'staff', from: 'staff', to: 'colleague', ...of('staff') },
      }),
      'a clerk who gives it back': assign({
        ...{ by: 'staff', from: 'staff', to: 'nobody', ...of('staff') },
      }),
      'a clerk who hands an application to its applicant': assign({
        ...{ by: 'staff', from: 'staff', to: 'admin', ...of('admin') },
      }),
      'an admin who takes it': assign({ by: 'admin', to: 'admin', ...of('admin') }),
      'an admin who chooses their clerk': assign({ by: 'admin', to: 'staff', ...of('admin') }),
      'an admin who takes it from their clerk': assign({
        ...{ by: 'admin', from: 'colleague', to: 'nobody', ...of('admin') },
      }),
      'an admin who gives a clerk their own': assign({ by: 'admin', to: 'staff', ...of('staff') }),
    });
    allows({
      'an admin who takes it from somebody who has left': assign({
        ...{ by: 'admin', from: 'leaver', to: 'nobody', ...of('admin') },
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
      'an application of before there were assignments': async () => {
        await enter({ 'applications/a1': before });
        const changes = { assignee: assignee(staff, staff), assigned: { at: now(), entry: token } };
        await send('staff', changes, logEntry(staff, 'taken', { to: staff }));
      },
    });
    refuses({
      'an application that is approved': assign({
        ...{ by: 'admin', to: 'staff', before: { status: 'approved' } },
      }),
      'an application that is rejected': assign({
        ...{ by: 'staff', to: 'staff', before: { status: 'rejected' } },
      }),
    });
  });

  describe('what is written', () => {
    const take = (more: Data, beside: Data = {}) =>
      assign({ by: 'staff', to: 'staff', more, beside });
    refuses({
      'a note where its citizen reads it': take({ note: 'Knows the ward.' }),
      'another field': take({ until: 'tomorrow' }),
      'a name that is not the member’s': take({ name: 'The Collector' }),
      'a number for a name': take({ name: 7 }),
      'somebody else’s hand': take({ by: { uid: admin.uid, name: admin.name } }),
      'the own hand under another name': take({ by: { uid: staff.uid, name: admin.name } }),
      'more of the hand': take({ by: { uid: staff.uid, name: staff.name, role: 'admin' } }),
      'a time of before': take({ at: longAgo }),
      'no time': take({ at: null }),
      'no assignee at all': take({}, { assignee: deleteField() }),
      'a text for an assignee': take({}, { assignee: staff.uid }),
      'an entry of a time of before': take({}, { assigned: { at: longAgo, entry: token } }),
      'an entry that is none': take({}, { assigned: { at: now(), entry: 'short' } }),
      'an entry with more': take({}, { assigned: { at: now(), entry: token, by: 'me' } }),
      'no entry': take({}, { assigned: deleteField() }),
      'a step with it': take({}, { status: 'in-review' }),
      'another revision with it': take({}, { revision: 2 }),
      'another time of change with it': take({}, { updatedAt: now() }),
      'another deadline with it': take({}, { deadline: { day: '2099-01-01' } }),
      'another priority with it': take({}, { priority: 'urgent' }),
      'the entry of the assignment before': assign({
        ...{ by: 'staff', to: 'staff', before: { assigned: { at: longAgo, entry: token } } },
      }),
    });
  });

  describe('the note of whoever hands it over', () => {
    const words = (more: Data = {}): Data => ({
      ...{ text: 'Knows the ward.', by: { uid: staff.uid, name: staff.name }, at: now() },
      ...more,
    });
    const noted = { more: { hasNote: true } };
    const handOver = (more: Data = {}, given: Partial<Case> = noted) =>
      assign({
        ...{ by: 'staff', from: 'staff', to: 'colleague', ...given },
        note: (batch, note) => batch.set(note, words(more)),
      });
    /** Of an application that was handed over with a note. */
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
      'one of the greatest length': handOver({ text: 'x'.repeat(limits.assignmentNote) }),
      'another one after it': again({
        ...noted,
        note: (batch, note) => batch.set(note, words()),
      }),
      'none after it, which goes': again({ note: (batch, note) => batch.delete(note) }),
      'giving it back, with which it goes': again({
        ...{ to: 'nobody', note: (batch, note) => batch.delete(note) },
      }),
      'a clerk who reads it': read('staff'),
      'an admin who reads it': read('admin'),
    });
    refuses({
      'one that is too long': handOver({ text: 'x'.repeat(limits.assignmentNote + 1) }),
      'an empty one': handOver({ text: '' }),
      'one that is no text': handOver({ text: 7 }),
      'one in somebody else’s hand': handOver({ by: { uid: admin.uid, name: admin.name } }),
      'one in the own hand under another name': handOver({
        by: { uid: staff.uid, name: admin.name },
      }),
      'one of a time of before': handOver({ at: longAgo }),
      'one with more': handOver({ to: colleague.uid }),
      'one without the word of it': handOver({}, {}),
      'the word of it without one': assign({
        ...{ by: 'staff', from: 'staff', to: 'colleague', ...noted },
      }),
      'the word of it with the one before': again(noted),
      'a word of it that is none': handOver({}, { more: { hasNote: false } }),
      'one that stays when it is handed on without': again({}),
      'one that stays when it is given back': again({ to: 'nobody' }),
      'another place': assign({
        ...{ by: 'staff', from: 'staff', to: 'colleague', ...noted },
        note: (batch, note) => {
          batch.set(note, words());
          batch.set(note.parent.doc('other'), words());
        },
      }),
      'one without an assignment': async () => {
        await enter({ 'applications/a1': application(had.before) });
        await as('staff').doc(notePlace).set(words());
      },
      'another text without an assignment': async () => {
        await enter({ 'applications/a1': application(had.before), [notePlace]: words() });
        await as('staff')
          .doc(notePlace)
          .set(words({ text: 'Another.' }));
      },
      'removing it without an assignment': async () => {
        await enter({ 'applications/a1': application(had.before), [notePlace]: words() });
        await as('staff').doc(notePlace).delete();
      },
      'the citizen who reads it': read('owner'),
      'another citizen who reads it': read('other citizen'),
      'a visitor who reads it': read('signed out'),
      'a clerk whose role was taken back': read('revoked staff'),
      'a clerk who is blocked': read('blocked staff'),
      'a clerk whose own application it is': read('staff', staff),
      'an admin whose own application it is': read('admin', admin),
      'a clerk who lists notes': () =>
        as('staff').collection('applications/a1/notes').limit(1).get({ source: 'server' }),
    });
  });

  describe('the entry of the log (#18.4)', () => {
    const take = (entry: Data | null) => assign({ by: 'staff', to: 'staff', entry });
    const handOver = (entry: Data) =>
      assign({ by: 'staff', from: 'staff', to: 'colleague', entry });
    const release = (entry: Data) =>
      assign({ by: 'admin', from: 'colleague', to: 'nobody', entry });
    refuses({
      'an assignment without one': take(null),
      'another act': take({ action: 'given-back' }),
      'the number of another application': take({ subject: '#PAN-2026-1' }),
      'another kind': take({ kind: 'export' }),
      'somebody else’s name': take({ by: { uid: staff.uid, name: admin.name, role: 'staff' } }),
      'a time of before': take({ at: longAgo }),
      'another recipient': handOver({ detail: admin.name }),
      'somebody else who had it': release({ detail: staff.name }),
      'words that do not find it': take({ words: [] }),
      'an assignment by an admin that was a handing over': handOver({ action: 'assigned' }),
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
      'that takes the application along': async () => {
        await enter({ 'applications/a1': application({ assignee: null }) });
        const event = { at: now(), by: { uid: staff.uid, name: staff.name, role: 'staff' } };
        await as('staff')
          .doc('applications/a1')
          .update({
            ...{ status: 'in-review', updatedAt: now(), revision: 2 },
            'history.2': { ...event, from: 'pending', to: 'in-review' },
            assignee: assignee(staff, staff),
          });
      },
    });
  });

  describe('who works here', () => {
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
      'a clerk who looks at somebody whose role was taken back': members({
        ...{ role: 'user', changedAt: longAgo, changedBy: admin.uid },
      }),
      'a clerk who lists colleagues': list(['staff', 'admin']),
    });
    refuses({
      'a clerk who looks at a citizen': members({ role: 'user' }),
      'a clerk who lists citizens too': list(['staff', 'admin', 'user']),
    });
  });
}

function person(uid: string, name: string): Person {
  return { uid, name, email: `${uid}@example.com`, confirmed: true };
}
