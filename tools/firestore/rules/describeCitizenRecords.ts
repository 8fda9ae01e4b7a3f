import { deleteField, Timestamp } from 'firebase/firestore';
import { allows, refuses } from './expectEach';
import { people } from './people';
import * as records from './records';
import type { Data } from './database';
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
