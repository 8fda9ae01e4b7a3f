import { deleteField, Timestamp } from 'firebase/firestore';
import { allows, refuses } from './expectEach';
import { people, type PersonName } from './people';
import * as records from './records';
import type { Data, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { write } from './write';

const other = people['other citizen'];

/** What citizens may change in the messages and tasks that the operator has entered for them. */
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

    allows({ 'marking one’s own message as read': unread(read) });
    refuses({
      'marking another person’s message as read': unread(read, 'other citizen'),
      'marking it as unread again': known({ readAt: null }),
      'marking it as read a second time': known(read),
      'a time in the future': unread({ readAt: Timestamp.fromMillis(Date.now() + 60_000) }),
      'a time in the past': unread({ readAt: records.longAgo }),
      'an invalid time': unread({ readAt: true }),
      'another text in addition': unread({ ...read, text: 'You have won.' }),
      'another sender in addition': unread({ ...read, from: 'The mayor' }),
      'giving it to another person': unread({ ...read, owner: other.uid }),
      'an extra field in addition to the time': unread({ ...read, more: true }),
      'a message to oneself': () => write(as('owner'), { 'messages/m9': records.message() }),
      'deleting it': async () => {
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
      'opening another person’s decision': decided(seen, 'other citizen'),
      'opening an application without a decision': undecided(seen),
      'opening a decision a second time': known(seen),
      'closing it again': known({ decisionSeen: 0 }),
      'removing the mark': known({ decisionSeen: deleteField() }),
      'the mark of a later step': decided({ decisionSeen: 5 }),
      'the mark of an earlier step': decided({ decisionSeen: 3 }),
      'an invalid mark': decided({ decisionSeen: true }),
      'another status in addition': decided({ ...seen, status: 'pending' }),
      'another certificate in addition': decided({ ...seen, certificate: 'mine' }),
      'an extra field in addition to the mark': decided({ ...seen, more: true }),
    });
  });

  describe('searches that found nothing (#19)', () => {
    const month = new Date().toISOString().slice(0, 7);
    const counts = `usage/${people.owner.uid}/today/searches`;
    const idOf = (term: string, ofMonth = month) => `${ofMonth}~${term}`;
    const pathOf = (term: string, ofMonth = month) => `searchMisses/${idOf(term, ofMonth)}`;
    const counted = (term: string, more: Data = {}, by: PersonName = 'owner') =>
      records.countedToday('searches', idOf(term), people[by] ?? people.owner, more);
    const miss = (term: string, more: Data = {}): Data => ({ month, term, count: 1, ...more });
    const send =
      (made: Records, before: Records = {}, by: PersonName = 'owner') =>
      async () => {
        await enter(before);
        await write(as(by), made);
      };
    const first = (term: string, more: Data = {}) =>
      send({ [pathOf(term)]: miss(term, more), ...counted(term) });
    const known = { [pathOf('passport')]: miss('passport', { count: 4 }) };
    const again = (count: unknown) =>
      send({ [pathOf('passport')]: miss('passport', { count }), ...counted('passport') }, known);
    const today = (count: number): Records => ({
      [counts]: { at: Timestamp.now(), count, record: idOf('visa') },
    });
    const countedTo = (count: number, before: Records) =>
      send({ [pathOf('passport')]: miss('passport'), ...counted('passport', { count }) }, before);

    allows({
      'the first search for a term': first('passport'),
      'a term in another script': first('पासपोर्ट'),
      'a term of two words with a number': first('form 16'),
      'another search for the same term': again(5),
      'the twentieth of a day': countedTo(20, today(19)),
      'the first of the next day': countedTo(1, {
        [counts]: { at: records.longAgo, count: 20, record: idOf('visa') },
      }),
      'a list for an admin': () => as('admin').collection('searchMisses').limit(500).get(),
    });
    refuses({
      'a count that grows by two': again(6),
      'a count that decreases': again(3),
      'a count that restarts': again(1),
      'a count that does not change': again(4),
      'an invalid count': again('5'),
      'a first count above one': first('passport', { count: 2 }),
      'the person who searched': first('passport', { uid: people.owner.uid }),
      'another month': send({
        [pathOf('passport', '2020-01')]: miss('passport', { month: '2020-01' }),
        ...records.countedToday('searches', idOf('passport', '2020-01')),
      }),
      'an id that does not match its term': send({
        [pathOf('visa')]: miss('passport'),
        ...counted('visa'),
      }),
      'an email address': first('asha@example.com'),
      'a telephone number': first('98765 43210'),
      'digits of another script': first('९८७६५४'),
      'a term in capital letters': first('Passport'),
      'a term of two letters': first('ab'),
      'a term of 41 letters': first('x'.repeat(41)),
      'a term with a line break': first('a\nbc'),
      markup: first('<b>bold'),
      'two terms with one count (#44c)': send({
        [pathOf('passport')]: miss('passport'),
        [pathOf('visa')]: miss('visa'),
        ...counted('passport'),
      }),
      'a search without a count': send({ [pathOf('passport')]: miss('passport') }),
      'a search with another person’s count': send({
        [pathOf('passport')]: miss('passport'),
        ...counted('passport', {}, 'other citizen'),
      }),
      'the twenty-first of a day': countedTo(21, today(20)),
      'a daily count that restarts': countedTo(1, today(20)),
      'a count with an extra field': send(counted('passport', { term: 'passport' })),
      'a backdated count': send(counted('passport', { at: records.longAgo })),
      'a count of an unknown kind (#44c)': send({
        [`usage/${people.owner.uid}/today/anything`]: { at: records.now(), count: 1, record: 'x' },
      }),
      'a search by an unconfirmed account': send(
        {
          [pathOf('passport')]: miss('passport'),
          ...counted('passport', {}, 'unconfirmed citizen'),
        },
        {},
        'unconfirmed citizen',
      ),
      'a search by a blocked account': send(
        {
          [pathOf('passport')]: miss('passport'),
          ...counted('passport', {}, 'blocked citizen'),
        },
        {},
        'blocked citizen',
      ),
      'reading a term': async () => {
        await enter(known);
        await as('owner').doc(pathOf('passport')).get();
      },
      'a list for a citizen': () => as('owner').collection('searchMisses').limit(1).get(),
      'a list for staff': () => as('staff').collection('searchMisses').limit(1).get(),
      'reading a term as an admin': async () => {
        await enter(known);
        await as('admin').doc(pathOf('passport')).get();
      },
      'deleting a term': async () => {
        await enter(known);
        await as('owner').doc(pathOf('passport')).delete();
      },
      'reading another person’s count': () =>
        as('owner').doc(`usage/${other.uid}/today/searches`).get(),
    });
    allows({ 'reading one’s own count': () => as('owner').doc(counts).get() });
  });

  describe('things to do (#12.6)', () => {
    const tick = { done: true, changes: 1 };
    const open = change('citizenTasks/t1', records.citizenTask());
    const ticked = change('citizenTasks/t1', records.citizenTask({ ...tick }));
    const often = change('citizenTasks/t1', records.citizenTask({ done: true, changes: 19 }));
    const tooOften = change('citizenTasks/t1', records.citizenTask({ done: true, changes: 20 }));

    allows({
      'ticking one’s own task': open(tick),
      'unticking it': ticked({ done: false, changes: 2 }),
      'the twentieth change': often({ done: false, changes: 20 }),
    });
    refuses({
      'ticking another person’s task': open(tick, 'other citizen'),
      'the twenty-first change': tooOften({ done: false, changes: 21 }),
      'a change without a new count': open({ done: true }),
      'a count that restarts': tooOften({ done: false, changes: 1 }),
      'a count that skips a number': open({ done: true, changes: 2 }),
      'a count that is not an integer': open({ done: true, changes: 1.0001 }),
      'a change that changes nothing': ticked({ done: true, changes: 2 }),
      'an invalid tick': open({ done: 'yes', changes: 1 }),
      'another title in addition': open({ ...tick, title: 'Rest' }),
      'another date in addition': open({ ...tick, dueAt: records.now() }),
      'giving it to another person': open({ ...tick, owner: other.uid }),
      'a task for oneself': () => write(as('owner'), { 'citizenTasks/t9': records.citizenTask() }),
    });
  });
}
