import { deleteField, Timestamp } from 'firebase/firestore';
import { allows, refuses } from './expectEach';
import { people, type PersonName } from './people';
import * as records from './records';
import type { Data, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { write } from './write';

const other = people['other citizen'];

/** What a citizen may change of the messages and things to do that the operator has entered for them. */
export function describeCitizenRecords({ as, enter }: RulesCouncil): void {
  const change =
    (path: string, stored: Data) =>
    (more: Data, by: 'owner' | 'other citizen' = 'owner') =>
    async () => {
      await enter({ [path]: stored });
      await as(by).doc(path).update(more);
    };

  describe('messages (#12.6)', () => {
    const read = { readAt: records.now() };
    const unread = change('messages/m1', records.message());
    const known = change('messages/m1', records.message({ readAt: records.longAgo }));

    allows({ 'reading one’s own': unread(read) });
    refuses({
      'reading somebody else’s': unread(read, 'other citizen'),
      'making it unread again': known({ readAt: null }),
      'reading it a second time': known(read),
      'a time that is to come': unread({ readAt: Timestamp.fromMillis(Date.now() + 60_000) }),
      'a time that is past': unread({ readAt: records.longAgo }),
      'a time that is none': unread({ readAt: true }),
      'another text beside it': unread({ ...read, text: 'You have won.' }),
      'another sender beside it': unread({ ...read, from: 'The mayor' }),
      'giving it away': unread({ ...read, owner: other.uid }),
      'more than the time': unread({ ...read, more: true }),
      'a message to oneself': () => write(as('owner'), { 'messages/m9': records.message() }),
      'taking it away': async () => {
        await enter({ 'messages/m1': records.message() });
        await as('owner').doc('messages/m1').delete();
      },
    });
  });

  describe('decisions (#19)', () => {
    const seen = { decisionSeen: 4 };
    const approved = (more: Data = {}) =>
      records.application({ status: 'approved', revision: 4, ...more });
    const decided = change('applications/a1', approved());
    const undecided = change('applications/a1', records.application({ revision: 4 }));
    const known = change('applications/a1', approved({ decisionSeen: 4 }));
    const again = change('applications/a1', approved({ decisionSeen: 2 }));

    allows({
      'opening one’s own': decided(seen),
      'opening a rejection': change('applications/a1', approved({ status: 'rejected' }))(seen),
      'opening the next one': again(seen),
    });
    refuses({
      'opening somebody else’s': decided(seen, 'other citizen'),
      'opening what is not decided': undecided(seen),
      'opening it a second time': known(seen),
      'closing it again': known({ decisionSeen: 0 }),
      'taking the mark off': known({ decisionSeen: deleteField() }),
      'one that is to come': decided({ decisionSeen: 5 }),
      'one that was before': decided({ decisionSeen: 3 }),
      'a mark that is none': decided({ decisionSeen: true }),
      'another status beside it': decided({ ...seen, status: 'pending' }),
      'another certificate beside it': decided({ ...seen, certificate: 'mine' }),
      'more than the mark': decided({ ...seen, more: true }),
    });
  });

  describe('searches that found nothing (#19)', () => {
    const month = new Date().toISOString().slice(0, 7);
    const notes = `searchNotes/${people.owner.uid}`;
    const pathOf = (term: string, ofMonth = month) => `searchMisses/${ofMonth}~${term}`;
    const noted = (count = 1): Data => ({ at: records.now(), count });
    const miss = (term: string, more: Data = {}): Data => ({ month, term, count: 1, ...more });
    const send =
      (made: Records, before: Records = {}, by: PersonName = 'owner') =>
      async () => {
        await enter(before);
        await write(as(by), made);
      };
    const first = (term: string, more: Data = {}) =>
      send({ [pathOf(term)]: miss(term, more), [notes]: noted() });
    const known = { [pathOf('passport')]: miss('passport', { count: 4 }) };
    const again = (count: unknown) =>
      send({ [pathOf('passport')]: miss('passport', { count }), [notes]: noted() }, known);
    const today = (count: number): Records => ({ [notes]: { at: Timestamp.now(), count } });
    const counted = (count: number, before: Records) =>
      send({ [pathOf('passport')]: miss('passport'), [notes]: noted(count) }, before);

    allows({
      'the first of a term': first('passport'),
      'a term of another script': first('पासपोर्ट'),
      'a term of two words with a number': first('form 16'),
      'one more': again(5),
      'the twentieth of a day': counted(20, today(19)),
      'the first of the next day': counted(1, { [notes]: { at: records.longAgo, count: 20 } }),
      'the list to an admin': () => as('admin').collection('searchMisses').limit(500).get(),
    });
    refuses({
      'two at once': again(6),
      'a count that goes down': again(3),
      'a count that begins anew': again(1),
      'a count that stands still': again(4),
      'a count that is none': again('5'),
      'a first count above one': first('passport', { count: 2 }),
      'who looked for it': first('passport', { uid: people.owner.uid }),
      'another month': send({
        [pathOf('passport', '2020-01')]: miss('passport', { month: '2020-01' }),
        [notes]: noted(),
      }),
      'another id than its term': send({ [pathOf('visa')]: miss('passport'), [notes]: noted() }),
      'an address': first('asha@example.com'),
      'a telephone number': first('98765 43210'),
      'digits of another script': first('९८७६५४'),
      'a term of capitals': first('Passport'),
      'a term of two letters': first('ab'),
      'a term of 41 letters': first('x'.repeat(41)),
      'a term with a line break': first('a\nbc'),
      markup: first('<b>bold'),
      'one without a note': send({ [pathOf('passport')]: miss('passport') }),
      'one with somebody else’s note': send({
        [pathOf('passport')]: miss('passport'),
        [`searchNotes/${other.uid}`]: noted(),
      }),
      'the twenty-first of a day': counted(21, today(20)),
      'a day that begins anew': counted(1, today(20)),
      'a note that says more': send({ [notes]: { ...noted(), term: 'passport' } }),
      'a note of another time': send({ [notes]: { at: records.longAgo, count: 1 } }),
      'one by an unconfirmed account': send(
        {
          [pathOf('passport')]: miss('passport'),
          [`searchNotes/${people['unconfirmed citizen'].uid}`]: noted(),
        },
        {},
        'unconfirmed citizen',
      ),
      'one by a blocked account': send(
        {
          [pathOf('passport')]: miss('passport'),
          [`searchNotes/${people['blocked citizen'].uid}`]: noted(),
        },
        {},
        'blocked citizen',
      ),
      'reading one': async () => {
        await enter(known);
        await as('owner').doc(pathOf('passport')).get();
      },
      'the list to a citizen': () => as('owner').collection('searchMisses').limit(1).get(),
      'the list to staff': () => as('staff').collection('searchMisses').limit(1).get(),
      'reading one as an admin': async () => {
        await enter(known);
        await as('admin').doc(pathOf('passport')).get();
      },
      'taking one away': async () => {
        await enter(known);
        await as('owner').doc(pathOf('passport')).delete();
      },
      'reading somebody else’s note': () => as('owner').doc(`searchNotes/${other.uid}`).get(),
    });
    allows({ 'reading one’s own note': () => as('owner').doc(notes).get() });
  });

  describe('things to do (#12.6)', () => {
    const tick = { done: true, changes: 1 };
    const open = change('citizenTasks/t1', records.citizenTask());
    const ticked = change('citizenTasks/t1', records.citizenTask({ ...tick }));
    const often = change('citizenTasks/t1', records.citizenTask({ done: true, changes: 19 }));
    const tooOften = change('citizenTasks/t1', records.citizenTask({ done: true, changes: 20 }));

    allows({
      'ticking one’s own': open(tick),
      'unticking it': ticked({ done: false, changes: 2 }),
      'the twentieth change': often({ done: false, changes: 20 }),
    });
    refuses({
      'ticking somebody else’s': open(tick, 'other citizen'),
      'the twenty-first change': tooOften({ done: false, changes: 21 }),
      'a change that is not counted': open({ done: true }),
      'a count that begins anew': tooOften({ done: false, changes: 1 }),
      'a count that jumps': open({ done: true, changes: 2 }),
      'a count that is not whole': open({ done: true, changes: 1.0001 }),
      'a change that changes nothing': ticked({ done: true, changes: 2 }),
      'a tick that is none': open({ done: 'yes', changes: 1 }),
      'another title beside it': open({ ...tick, title: 'Rest' }),
      'another date beside it': open({ ...tick, dueAt: records.now() }),
      'giving it away': open({ ...tick, owner: other.uid }),
      'a thing to do for oneself': () =>
        write(as('owner'), { 'citizenTasks/t9': records.citizenTask() }),
    });
  });
}
