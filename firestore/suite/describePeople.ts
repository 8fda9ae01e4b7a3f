import { deleteField, Timestamp } from 'firebase/firestore';
import { memberEntry, requestEntry, token, withEntries } from './entries';
import { allows, refuses } from './expectEach';
import { move } from './move';
import { actor, owner, people, type PersonName } from './people';
import {
  accessRequest,
  application,
  countedToday,
  decision,
  fullestSubmission,
  invitation,
  longAgo,
  member,
  now,
  offeredAtLength,
  session,
  settings,
} from './records';
import type { Data, Database, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { update, write } from './write';

const { uid, email } = owner;
const { staff, admin } = people;
const mine = `members/${uid}`;
const invited = `invitations/${email}`;
const asked = `accessRequests/${uid}`;

export function describePeople({ as, enter }: RulesCouncil): void {
  /** Changes a member, with the log entry. */
  const manage = (
    by: PersonName,
    of: PersonName,
    action: string,
    change: Data,
    detail?: unknown,
  ) => {
    const member = people[of] ?? owner;
    const name = typeof change.name === 'string' ? change.name : member.name;
    const entries = memberEntry(people[by] ?? admin, { ...member, name }, action, detail);
    return update(as(by), `members/${member.uid}`, { ...change, logged: token }, entries);
  };

  describe('membership', () => {
    const join =
      (more: Data, by: PersonName = 'owner') =>
      () =>
        write(as(by), { [mine]: member(more) });
    const invite = (more: Data = {}) => enter({ [invited]: invitation(admin, more) });
    /** Takes the invited role, and deletes the invitation. */
    const accept = async (database: Database, more: Data = {}, role = 'staff') => {
      const invitedAt: unknown = (await database.doc(invited).get()).get('invitedAt');
      const batch = database.batch();
      batch.set(database.doc(mine), member({ name: 'Asha', role, invitedAt, ...more }));
      batch.delete(database.doc(invited));
      await batch.commit();
    };
    const acceptLater = async (database: Database, more: Data = {}) => {
      const invitedAt: unknown = (await database.doc(invited).get()).get('invitedAt');
      const batch = database.batch();
      const joined = { name: 'Asha', role: 'staff', invitedAt, changedAt: now(), ...more };
      batch.update(database.doc(mine), joined);
      batch.delete(database.doc(invited));
      await batch.commit();
    };

    allows({
      'a citizen whose address is not confirmed': () => {
        const { 'unconfirmed citizen': citizen } = people;
        return write(as('unconfirmed citizen'), {
          [`members/${citizen.uid}`]: member({}, citizen),
        });
      },
      'an invited person': async () => {
        await invite();
        await accept(as('owner'));
      },
      'a member who was invited after joining': async () => {
        await invite();
        await enter({ [mine]: member() });
        await acceptLater(as('owner'));
      },
      'a citizen who was invited as a citizen, under their own name (#12.11)': async () => {
        await invite({ role: 'user' });
        await accept(as('owner'), { name: owner.name }, 'user');
      },
    });

    refuses({
      'accepting an invitation under the name of an admin (#12.11)': async () => {
        await invite();
        await accept(as('owner'), { name: admin.name });
      },
      'accepting an invitation as a member under the name of an admin (#12.11)': async () => {
        await invite();
        await enter({ [mine]: member() });
        await acceptLater(as('owner'), { name: admin.name });
      },
      'accepting an invitation without its time (#12.11)': async () => {
        await invite();
        await enter({ [mine]: member() });
        await acceptLater(as('owner'), { changedAt: longAgo });
      },
      'a membership that is created as blocked (#12.9)': join({ blockedAt: now(), blockedBy: uid }),
      'a member who makes themselves staff': join({ role: 'staff' }),
      'a member who makes themselves an admin': join({ role: 'admin' }),
      'an unknown role': join({ role: 'owner' }),
      'another address': join({ email: admin.email }),
      'a backdated membership': join({ joinedAt: longAgo }),
      'a membership of another person': join({}, 'other citizen'),
      'a name that is too long': join({ name: 'x'.repeat(121) }),
      'an invitation that does not exist': join({ role: 'staff', invitedAt: now() }),
      'a citizen with an invitation that does not exist': join({ invitedAt: now() }),
      'a person who invites themselves': () =>
        write(as('owner'), {
          [invited]: invitation(admin),
          [mine]: member({ role: 'staff', invitedAt: now() }),
        }),
      'a person who grants their own request': () =>
        write(as('owner'), {
          [asked]: accessRequest({ decision: decision(owner, true) }),
          [mine]: member({ role: 'staff' }),
        }),
      'a person who grants their own request in the name of an admin': () =>
        write(as('owner'), {
          [asked]: accessRequest({ decision: decision(admin, true) }),
          [mine]: member({ role: 'staff' }),
        }),
      'a higher role than the invited one': async () => {
        await invite();
        await accept(as('owner'), {}, 'admin');
      },
      'an invitation with another time': async () => {
        await invite();
        await accept(as('owner'), { invitedAt: longAgo });
      },
      'an invitation that is not deleted': async () => {
        await invite();
        const invitedAt: unknown = (await as('owner').doc(invited).get()).get('invitedAt');
        await write(as('owner'), { [mine]: member({ role: 'staff', invitedAt }) });
      },
      'an invitation of another person': async () => {
        await invite();
        const { 'other citizen': other } = people;
        const database = as('other citizen');
        const batch = database.batch();
        const joining = member({ role: 'staff', invitedAt: longAgo }, other);
        batch.set(database.doc(`members/${other.uid}`), joining);
        batch.delete(database.doc(invited));
        await batch.commit();
      },
      'an invitation to an address that is not confirmed': async () => {
        const { 'unconfirmed citizen': citizen } = people;
        const path = `invitations/${citizen.email}`;
        await enter({ [path]: invitation(admin, { invitedAt: longAgo }) });
        const database = as('unconfirmed citizen');
        const batch = database.batch();
        const joining = member({ role: 'staff', invitedAt: longAgo }, citizen);
        batch.set(database.doc(`members/${citizen.uid}`), joining);
        batch.delete(database.doc(path));
        await batch.commit();
      },
      'staff who accept an invitation to a higher role': async () => {
        await invite({ role: 'admin' });
        await enter({ [mine]: member({ role: 'staff' }) });
        await acceptLater(as('owner'), { role: 'admin' });
      },
      'a new address with an invitation': async () => {
        await invite();
        await enter({ [mine]: member() });
        await acceptLater(as('owner'), { email: admin.email });
      },
    });
  });

  describe('the language of an account (#20)', () => {
    const choose =
      (change: Data, by: PersonName = 'owner', before: Data = {}) =>
      async () => {
        await enter({ [mine]: member(before) });
        await update(as(by), mine, change, countedToday('languages', uid, people[by] ?? owner));
      };
    const atWork = (change: Data) => () => {
      const count = countedToday('languages', staff.uid, staff);
      return update(as('staff'), `members/${staff.uid}`, change, count);
    };
    const choosing =
      (count: number, record = uid) =>
      async () => {
        const known = { at: Timestamp.now(), count: count - 1, record: uid };
        await enter({ [mine]: member(), [`usage/${uid}/today/languages`]: known });
        await update(
          as('owner'),
          mine,
          { language: 'mr' },
          {
            ...countedToday('languages', record, owner, { count }),
          },
        );
      };

    allows({
      'a citizen to choose their language': choose({ language: 'mr' }),
      'a citizen to choose another language': choose({ language: 'hi' }, 'owner', {
        language: 'mr',
      }),
      'a clerk to choose their language': atWork({ language: 'mr' }),
      'the twentieth choice of a day (#44c)': choosing(20),
      'a person whose address is not confirmed (#44c)': async () => {
        const newcomer = people['unconfirmed citizen'];
        const path = `members/${newcomer.uid}`;
        await enter({ [path]: member({}, newcomer) });
        const count = countedToday('languages', newcomer.uid, newcomer);
        await update(as('unconfirmed citizen'), path, { language: 'mr' }, count);
      },
    });
    refuses({
      'a choice that is not counted (#44c)': async () => {
        await enter({ [mine]: member() });
        await as('owner').doc(mine).update({ language: 'mr' });
      },
      'the twenty-first choice of a day (#44c)': choosing(21),
      'a choice with the count of another record (#44c)': choosing(2, 'other'),
      'another person’s language': choose({ language: 'mr' }, 'other citizen'),
      'an admin who changes a citizen’s language': choose({ language: 'mr' }, 'admin'),
      'a language of four letters, for which browsers throw (#44.a)': choose({ language: 'abcd' }),
      'a language of nine letters': choose({ language: 'x'.repeat(9) }),
      'a language of one letter': choose({ language: 'x' }),
      'a language with its region': choose({ language: 'mr-IN' }),
      'a language that is not a text': choose({ language: ['mr'] }),
      'removing the language': choose({ language: deleteField() }, 'owner', {
        language: 'mr',
      }),
      'a language together with a role': choose({ language: 'mr', role: 'staff' }),
      'a language together with another name': choose({ language: 'mr', name: 'Asha' }),
      'a clerk who chooses a language together with a role': atWork({
        language: 'mr',
        role: 'admin',
      }),
      'a person whose account is blocked': choose({ language: 'mr' }, 'owner', {
        blockedAt: longAgo,
        blockedBy: admin.uid,
      }),
      'a new membership with a language': () =>
        write(as('owner'), { [mine]: member({ language: 'mr' }) }),
    });
  });

  describe('roles', () => {
    const change = (by: PersonName, of: PersonName, more: Data) => () => {
      const changed = { changedAt: now(), changedBy: people[by]?.uid, ...more };
      return manage(by, of, 'changed', changed, more.role);
    };

    const rename =
      (by: PersonName, of: PersonName, more: Data = {}) =>
      () => {
        const renamed = { name: 'Dev', renamedAt: now(), renamedBy: people[by]?.uid, ...more };
        return manage(by, of, 'renamed', renamed);
      };

    allows({
      'an admin to make another': change('admin', 'staff', { role: 'admin' }),
      'an admin to take a role back': change('admin', 'second admin', { role: 'user' }),
      'a citizen to change their name': async () => {
        await enter({ [mine]: member() });
        await as('owner').doc(mine).update({ name: 'Asha', renamedAt: now() });
      },
      'a citizen to change their name after an hour (#12.13)': async () => {
        await enter({ [mine]: member({ renamedAt: longAgo }) });
        await as('owner').doc(mine).update({ name: 'Asha', renamedAt: now() });
      },
      'an admin to change another person’s name (#12.11)': rename('admin', 'staff'),
      'an admin to grant a role together with the requested name (#12.11)': change(
        'admin',
        'staff',
        {
          role: 'admin',
          name: 'Dev',
        },
      ),
    });

    refuses({
      'a role for themselves': change('revoked staff', 'revoked staff', { role: 'staff' }),
      'a higher role for themselves': change('staff', 'staff', { role: 'admin' }),
      'an admin who removes their own role': change('admin', 'admin', { role: 'user' }),
      'an admin whose address is not confirmed': change('unconfirmed admin', 'staff', {
        role: 'admin',
      }),
      'an unknown role': change('admin', 'staff', { role: 'owner' }),
      'a backdated change': change('admin', 'staff', { role: 'user', changedAt: longAgo }),
      'a change by another person': change('admin', 'staff', { role: 'user', changedBy: 'x' }),
      'staff who change another person’s name (#12.11)': rename('staff', 'second admin'),
      'an admin who changes their own name (#12.11)': rename('admin', 'admin'),
      'an empty name for another person (#12.11)': rename('admin', 'staff', { name: '' }),
      'a second name within the hour (#12.13)': async () => {
        await enter({ [mine]: member({ renamedAt: now() }) });
        await as('owner').doc(mine).update({ name: 'Asha', renamedAt: now() });
      },
      'a change of the name without its time (#12.13)': async () => {
        await enter({ [mine]: member() });
        await as('owner').doc(mine).update({ name: 'Asha' });
      },
      'a backdated name (#12.11)': rename('admin', 'staff', { renamedAt: longAgo }),
      'a name given by another person (#12.11)': rename('admin', 'staff', { renamedBy: 'x' }),
      'staff who change their own name (#12.11)': () =>
        as('staff').doc(`members/${staff.uid}`).update({ name: admin.name }),
      'an admin who changes their own name without its time (#12.11)': () =>
        as('admin').doc(`members/${admin.uid}`).update({ name: 'Nobody' }),
      'another email address for another person': change('admin', 'staff', {
        email: 'x@example.com',
      }),
      'another email address for themselves': () =>
        as('staff').doc(`members/${staff.uid}`).update({ email: 'x@example.com' }),
      'an empty name for themselves': async () => {
        await enter({ [mine]: member() });
        await as('owner').doc(mine).update({ name: '', renamedAt: now() });
      },
      'the second of two admins who remove each other’s role': async () => {
        await change('second admin', 'admin', { role: 'user' })();
        await change('admin', 'second admin', { role: 'user' })();
      },
      'an admin whose role was removed': async () => {
        await change('second admin', 'admin', { role: 'staff' })();
        await write(as('admin'), { 'settings/council': settings() });
      },
    });
  });

  describe('blocking', () => {
    const set = (by: PersonName, of: PersonName, blockedAt: unknown, more: Data = {}) => {
      const changes = { blockedAt, blockedBy: people[by]?.uid, ...more };
      return () => manage(by, of, blockedAt === null ? 'unblocked' : 'blocked', changes);
    };

    allows({
      'a member to send the fullest application (#12.9)': async () => {
        await enter({ [mine]: member(), ...offeredAtLength });
        await write(as('owner'), fullestSubmission());
      },
      'an admin to block a member (#12.9)': set('admin', 'staff', now()),
      'an admin to block another admin (#12.9)': set('admin', 'second admin', now()),
      'an admin to unblock a member (#12.9)': set('admin', 'blocked citizen', null),
      'a blocked person to read that they are blocked (#12.9)': () =>
        as('blocked citizen')
          .doc(`members/${people['blocked citizen'].uid}`)
          .get({ source: 'server' }),
    });
    refuses({
      'an admin who blocks themselves (#12.9)': set('admin', 'admin', now()),
      'staff who block an admin (#12.9)': set('staff', 'second admin', now()),
      'a blocked account that unblocks itself (#12.9)': set(
        ...(['blocked citizen', 'blocked citizen', null] as const),
      ),
      'a blocked admin who unblocks another account (#12.9)': set(
        ...(['blocked admin', 'blocked citizen', null] as const),
      ),
      'a blocked admin who makes an admin (#12.9)': () =>
        as('blocked admin')
          .doc(`members/${staff.uid}`)
          .update({ role: 'admin', changedAt: now(), changedBy: people['blocked admin'].uid }),
      'a backdated blocking (#12.9)': set('admin', 'staff', longAgo),
      'a blocking in the name of another person (#12.9)': set('admin', 'staff', now(), {
        blockedBy: 'x',
      }),
      'a blocking together with another role (#12.9)': set('admin', 'staff', now(), {
        role: 'user',
      }),
      'the second of two admins who block each other (#12.9)': async () => {
        await set('second admin', 'admin', now())();
        await set('admin', 'second admin', now())();
      },
      'a blocked account that changes its name (#12.9)': () =>
        as('blocked citizen')
          .doc(`members/${people['blocked citizen'].uid}`)
          .update({ name: 'Nobody' }),
      'a blocked account that requests access (#12.9)': () =>
        write(as('blocked citizen'), {
          [`accessRequests/${people['blocked citizen'].uid}`]: accessRequest(
            {},
            people['blocked citizen'],
          ),
        }),
      'a blocked clerk who takes an application into review (#45)': async () => {
        await enter({ 'applications/a1': application() });
        const by = people['blocked staff'];
        await move(as('blocked staff'), by, 'staff', 'pending', 'in-review');
      },
      'a blocked admin who approves an application (#45)': async () => {
        await enter({ 'applications/a1': application() });
        const by = people['blocked admin'];
        await move(as('blocked admin'), by, 'admin', 'pending', 'approved');
      },
      'a blocked citizen who answers a return (#45)': async () => {
        const by = people['blocked citizen'];
        await enter({ 'applications/a1': application({ status: 'returned' }, by) });
        const event = { at: now(), by: actor(by, 'user'), from: 'returned', to: 'pending' };
        const more = { 'history.2': event };
        await move(as('blocked citizen'), by, 'user', 'returned', 'pending', more);
      },
      'a blocked citizen who opens a decision (#45)': async () => {
        const by = people['blocked citizen'];
        await enter({ 'applications/a1': application({ status: 'approved' }, by) });
        await as('blocked citizen').doc('applications/a1').update({ decisionSeen: 1 });
      },
    });
  });

  describe('invitations', () => {
    const invite =
      (more: Data, address = email) =>
      () =>
        write(as('admin'), withEntries({ [`invitations/${address}`]: invitation(admin, more) }));

    allows({
      'an address in capital letters': invite({ email: email.toUpperCase() }),
      'an admin to check whether a person is invited': () => as('admin').doc(invited).get(),
      'a person to check whether they are invited': () => as('owner').doc(invited).get(),
    });

    refuses({
      'an address that differs from its id': invite({ email: admin.email }),
      'an id in capital letters': invite({}, email.toUpperCase()),
      'an invalid address': invite({ email: 'asha' }, 'asha'),
      'an unknown role': invite({ role: 'owner' }),
      'a backdated invitation': invite({ invitedAt: longAgo }),
      'an invitation in the name of another admin': invite({
        by: { uid: admin.uid, name: 'Nobody' },
      }),
      'no name': invite({ name: '' }),
      'an invitation over an existing one': async () => {
        await enter({ [invited]: invitation(admin) });
        await invite({ role: 'admin' })();
      },
      'reading an invitation before the address is confirmed': async () => {
        const path = `invitations/${people['unconfirmed citizen'].email}`;
        await enter({ [path]: invitation(admin) });
        await as('unconfirmed citizen').doc(path).get({ source: 'server' });
      },
    });
  });

  describe('requests', () => {
    const ask =
      (more: Data, before: Records = {}) =>
      async () => {
        await enter(before);
        await write(as('owner'), { [asked]: accessRequest(more) });
      };
    /** The ids of log entries contain this time. */
    const madeLongAgo = { requestedAt: longAgo };
    const grant = () =>
      update(
        as('admin'),
        asked,
        { decision: decision(admin, true) },
        requestEntry(admin, owner, true),
      );
    /** A request that was refused this many hours ago. */
    const refusedFor = (hours: number) => {
      const at = Timestamp.fromMillis(Date.now() - hours * 3_600_000);
      return accessRequest({ decision: { ...decision(admin, false), at } });
    };
    const askUnconfirmed = (more: Data) => () => {
      const { 'unconfirmed citizen': citizen } = people;
      return write(as('unconfirmed citizen'), {
        [`accessRequests/${citizen.uid}`]: accessRequest(more, citizen),
      });
    };
    const confirm =
      (more: Data, without: string[] = [], change: Data = {}) =>
      async () => {
        const before = Object.entries(accessRequest(more));
        const stored = Object.fromEntries(before.filter(([field]) => !without.includes(field)));
        await enter({ [asked]: stored });
        await as('owner')
          .doc(asked)
          .update({ confirmed: true, ...change });
      };
    /** Grants a request together with the role, as an admin does. */
    const grantAs = async (more: Data) => {
      const batch = as('admin').batch();
      batch.update(as('admin').doc(asked), { decision: decision(admin, true) });
      const role = { role: 'staff', changedAt: now(), changedBy: admin.uid, logged: token };
      batch.update(as('admin').doc(mine), { ...role, ...more });
      const entries = {
        ...requestEntry(admin, owner, true),
        ...memberEntry(admin, owner, 'changed', 'staff'),
      };
      for (const [path, data] of Object.entries(entries)) batch.set(as('admin').doc(path), data);
      await batch.commit();
    };
    const decide =
      (granted: boolean, role: string | null, more: Data = {}, by: PersonName = 'admin') =>
      async () => {
        await enter({ [asked]: accessRequest(madeLongAgo), [mine]: member() });
        const database = as(by);
        const batch = database.batch();
        const decider = people[by] ?? admin;
        batch.update(database.doc(asked), { decision: decision(decider, granted), ...more });
        if (role) {
          const change = { role, changedAt: now(), changedBy: decider.uid, logged: token };
          batch.update(database.doc(mine), change);
        }
        const entries = {
          ...requestEntry(decider, owner, granted),
          ...(role ? memberEntry(decider, owner, 'changed', role) : {}),
        };
        for (const [path, data] of Object.entries(entries)) batch.set(database.doc(path), data);
        await batch.commit();
      };

    allows({
      'granting a request together with the role': decide(true, 'staff'),
      'granting a request of a person who has the role': async () => {
        await enter({ [asked]: accessRequest(madeLongAgo), [mine]: member({ role: 'staff' }) });
        await grant();
      },
      'a new request a day after a refusal (#12.11)': ask({}, { [asked]: refusedFor(25) }),
      'a request that says that the address is not confirmed (#12.11)': askUnconfirmed({}),
      'recording that the address was confirmed (#12.11)': confirm({ confirmed: false }),
      'recording it in a request of an earlier release (#12.11)': confirm({}, ['confirmed']),
      'granting a request with the requested name (#12.11)': async () => {
        await enter({ [asked]: accessRequest(madeLongAgo), [mine]: member({ name: 'Nobody' }) });
        await grantAs({ name: owner.name });
      },
    });

    refuses({
      'granting a request without the role': decide(true, null),
      'granting a request with another role': decide(true, 'admin'),
      'granting a request of a person who is not a member': async () => {
        await enter({ [asked]: accessRequest(madeLongAgo) });
        await grant();
      },
      'granting a request with the requested name after a change of name (#12.11)': async () => {
        await enter({ [asked]: accessRequest(madeLongAgo), [mine]: member({ name: admin.name }) });
        await grantAs({});
      },
      'a new request right after a refusal (#12.11)': ask({}, { [asked]: refusedFor(0) }),
      'a new request within a day of a refusal (#12.11)': ask({}, { [asked]: refusedFor(23) }),
      'a request that wrongly claims that the address is confirmed (#12.11)': askUnconfirmed({
        confirmed: true,
      }),
      'a request that wrongly claims that the address is not confirmed (#12.11)': ask({
        confirmed: false,
      }),
      'a request that does not say whether the address is confirmed (#12.11)': () => {
        const fields = Object.entries(accessRequest()).filter(([field]) => field !== 'confirmed');
        return write(as('owner'), { [asked]: Object.fromEntries(fields) });
      },
      'a later false claim that the address is confirmed (#12.11)': async () => {
        const { 'unconfirmed citizen': citizen } = people;
        const path = `accessRequests/${citizen.uid}`;
        await enter({ [path]: accessRequest({}, citizen) });
        await as('unconfirmed citizen').doc(path).update({ confirmed: true });
      },
      'another level together with the confirmation (#12.11)': confirm({ confirmed: false }, [], {
        accessLevel: 'admin',
      }),
      'withdrawing the confirmation (#12.11)': confirm({}, [], { confirmed: false }),
      'recording the confirmation for another person (#12.11)': async () => {
        await enter({ [asked]: accessRequest({ confirmed: false }) });
        await as('admin').doc(asked).update({ confirmed: true });
      },
      'a decision by staff': decide(false, null, {}, 'staff'),
      'a decision on one’s own request': decide(false, null, {}, 'owner'),
      'a decision in the name of another admin': decide(false, null, {
        decision: decision(people['second admin'], false),
      }),
      'a backdated decision': decide(false, null, {
        decision: { ...decision(admin, false), at: longAgo },
      }),
      'another level together with the decision': decide(false, null, { accessLevel: 'admin' }),
      'a second decision': async () => {
        const second = people['second admin'];
        await enter({
          [asked]: accessRequest({ ...madeLongAgo, decision: decision(admin, false) }),
        });
        const entries = requestEntry(second, owner, false);
        await update(as('second admin'), asked, { decision: decision(second, false) }, entries);
      },
      'a request that is created as decided': ask({ decision: decision(admin, true) }),
      'a backdated request': ask({ requestedAt: longAgo }),
      'a request for a role lower than staff': ask({ accessLevel: 'user' }),
      'a request from another address': ask({ email: admin.email }),
      'a position that is too long': ask({ position: 'x'.repeat(201) }),
      'a second request while the first is pending': ask(
        { position: 'Head' },
        { [asked]: accessRequest() },
      ),
      'a new request after it was granted': ask(
        {},
        { [asked]: accessRequest({ decision: decision(admin, true) }) },
      ),
    });
  });

  describe('sessions', () => {
    const seen =
      (more: Data, by: PersonName = 'owner', of: PersonName = by) =>
      async () => {
        await enter({ [mine]: member() });
        await write(as(by), { [`sessions/${people[of]?.uid ?? ''}`]: session(more) });
      };

    allows({
      'staff who work as staff': seen({ role: 'staff', name: staff.name }, 'staff'),
      'staff who use the portal as citizens': seen({ role: 'user', name: staff.name }, 'staff'),
      'a citizen who becomes a member with it': () =>
        write(as('owner'), { [mine]: member(), [`sessions/${uid}`]: session() }),
      'a citizen who takes another name with it': async () => {
        await enter({ [mine]: member() });
        const [name, renamedAt] = ['Asha Pawar', now()];
        await update(
          as('owner'),
          mine,
          { name, renamedAt },
          {
            [`sessions/${uid}`]: session({ name }),
          },
        );
      },
    });
    refuses({
      'a role that the person does not have': seen({ role: 'admin' }, 'staff'),
      'a citizen under the name of somebody else (#44g)': seen({
        name: people['other citizen'].name,
      }),
      'a citizen under a name in other letters (#44g)': seen({ name: owner.name.toUpperCase() }),
      'a clerk who passes for a citizen (#44g)': seen({ role: 'user' }, 'staff'),
      'somebody without a membership (#44g)': () =>
        write(as('owner'), { [`sessions/${uid}`]: session() }),
      'a role without a membership': seen({ role: 'staff' }),
      'a role that was removed': seen({ role: 'staff' }, 'revoked staff'),
      'a session of another person': seen({}, 'owner', 'staff'),
      'a backdated session': seen({ seenAt: longAgo }),
      'a session without a name': seen({ name: '' }),
      'staff under the name of an admin (#12.11)': seen(
        { role: 'staff', name: admin.name },
        'staff',
      ),
    });
  });
}
