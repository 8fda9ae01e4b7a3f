import { deleteField, Timestamp } from 'firebase/firestore';
import { memberEntry, requestEntry, token, withEntries } from './entries';
import { allows, refuses } from './expectEach';
import { owner, people, type PersonName } from './people';
import {
  accessRequest,
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
  /** Changes a member, with its entry in the log. */
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
    /** Becomes what the invitation says, and uses it up. */
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
      'somebody who was invited': async () => {
        await invite();
        await accept(as('owner'));
      },
      'a member who was invited later': async () => {
        await invite();
        await enter({ [mine]: member() });
        await acceptLater(as('owner'));
      },
      'a citizen who was invited as one, under their own name (#12.11)': async () => {
        await invite({ role: 'user' });
        await accept(as('owner'), { name: owner.name }, 'user');
      },
    });

    refuses({
      'an invitation taken up under the name of an admin (#12.11)': async () => {
        await invite();
        await accept(as('owner'), { name: admin.name });
      },
      'an invitation taken up later under the name of an admin (#12.11)': async () => {
        await invite();
        await enter({ [mine]: member() });
        await acceptLater(as('owner'), { name: admin.name });
      },
      'an invitation taken up without its time (#12.11)': async () => {
        await invite();
        await enter({ [mine]: member() });
        await acceptLater(as('owner'), { changedAt: longAgo });
      },
      'a membership that blocks somebody (#12.9)': join({ blockedAt: now(), blockedBy: uid }),
      'staff of their own making': join({ role: 'staff' }),
      'an admin of their own making': join({ role: 'admin' }),
      'a role that does not exist': join({ role: 'owner' }),
      'another address': join({ email: admin.email }),
      'a backdated membership': join({ joinedAt: longAgo }),
      'a membership of another person': join({}, 'other citizen'),
      'a name that is too long': join({ name: 'x'.repeat(121) }),
      'an invitation that does not exist': join({ role: 'staff', invitedAt: now() }),
      'a citizen with an invitation that does not exist': join({ invitedAt: now() }),
      'an invitation of their own making': () =>
        write(as('owner'), {
          [invited]: invitation(admin),
          [mine]: member({ role: 'staff', invitedAt: now() }),
        }),
      'a request of their own granting': () =>
        write(as('owner'), {
          [asked]: accessRequest({ decision: decision(owner, true) }),
          [mine]: member({ role: 'staff' }),
        }),
      'a request granted in the name of an admin': () =>
        write(as('owner'), {
          [asked]: accessRequest({ decision: decision(admin, true) }),
          [mine]: member({ role: 'staff' }),
        }),
      'more than they are invited to': async () => {
        await invite();
        await accept(as('owner'), {}, 'admin');
      },
      'an invitation at another time': async () => {
        await invite();
        await accept(as('owner'), { invitedAt: longAgo });
      },
      'an invitation that stays for the next': async () => {
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
      'staff who take up an invitation to more': async () => {
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
        await as(by).doc(mine).update(change);
      };
    const atWork = (change: Data) => () => as('staff').doc(`members/${staff.uid}`).update(change);

    allows({
      'a citizen to choose theirs': choose({ language: 'mr' }),
      'a citizen to choose another': choose({ language: 'hi' }, 'owner', { language: 'mr' }),
      'a clerk to choose theirs': atWork({ language: 'mr' }),
    });
    refuses({
      'another person’s language': choose({ language: 'mr' }, 'other citizen'),
      'a citizen’s language by an admin': choose({ language: 'mr' }, 'admin'),
      'a language of nine letters': choose({ language: 'x'.repeat(9) }),
      'a language of one letter': choose({ language: 'x' }),
      'a language with its region': choose({ language: 'mr-IN' }),
      'a language that is not a text': choose({ language: ['mr'] }),
      'a language that is taken out': choose({ language: deleteField() }, 'owner', {
        language: 'mr',
      }),
      'a language and a role': choose({ language: 'mr', role: 'staff' }),
      'a language and another name': choose({ language: 'mr', name: 'Asha' }),
      'a clerk who chooses a language and a role': atWork({ language: 'mr', role: 'admin' }),
      'somebody whose account is blocked': choose({ language: 'mr' }, 'owner', {
        ...{ blockedAt: longAgo, blockedBy: admin.uid },
      }),
      'a membership that begins with one': () =>
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
      'a citizen to go by another name': async () => {
        await enter({ [mine]: member() });
        await as('owner').doc(mine).update({ name: 'Asha', renamedAt: now() });
      },
      'a citizen to go by another name after an hour (#12.13)': async () => {
        await enter({ [mine]: member({ renamedAt: longAgo }) });
        await as('owner').doc(mine).update({ name: 'Asha', renamedAt: now() });
      },
      'an admin to give somebody another name (#12.11)': rename('admin', 'staff'),
      'an admin to give a role and the name that goes with it (#12.11)': change('admin', 'staff', {
        role: 'admin',
        name: 'Dev',
      }),
    });

    refuses({
      'a role for oneself': change('revoked staff', 'revoked staff', { role: 'staff' }),
      'more for oneself': change('staff', 'staff', { role: 'admin' }),
      'an admin who leaves': change('admin', 'admin', { role: 'user' }),
      'an admin whose address is not confirmed': change('unconfirmed admin', 'staff', {
        role: 'admin',
      }),
      'a role that does not exist': change('admin', 'staff', { role: 'owner' }),
      'a backdated change': change('admin', 'staff', { role: 'user', changedAt: longAgo }),
      'a change by another person': change('admin', 'staff', { role: 'user', changedBy: 'x' }),
      'another name for another person, by staff (#12.11)': rename('staff', 'second admin'),
      'another name for oneself, by an admin (#12.11)': rename('admin', 'admin'),
      'no name for somebody (#12.11)': rename('admin', 'staff', { name: '' }),
      'a second name within the hour (#12.13)': async () => {
        await enter({ [mine]: member({ renamedAt: now() }) });
        await as('owner').doc(mine).update({ name: 'Asha', renamedAt: now() });
      },
      'a name without its time (#12.13)': async () => {
        await enter({ [mine]: member() });
        await as('owner').doc(mine).update({ name: 'Asha' });
      },
      'a backdated name (#12.11)': rename('admin', 'staff', { renamedAt: longAgo }),
      'a name given by another person (#12.11)': rename('admin', 'staff', { renamedBy: 'x' }),
      'staff who go by another name (#12.11)': () =>
        as('staff').doc(`members/${staff.uid}`).update({ name: admin.name }),
      'an admin who goes by another name (#12.11)': () =>
        as('admin').doc(`members/${admin.uid}`).update({ name: 'Nobody' }),
      'another address for another person': change('admin', 'staff', { email: 'x@example.com' }),
      'another address for oneself': () =>
        as('staff').doc(`members/${staff.uid}`).update({ email: 'x@example.com' }),
      'no name for oneself': async () => {
        await enter({ [mine]: member() });
        await as('owner').doc(mine).update({ name: '', renamedAt: now() });
      },
      'the second of two admins who put each other out': async () => {
        await change('second admin', 'admin', { role: 'user' })();
        await change('admin', 'second admin', { role: 'user' })();
      },
      'an admin who was put out': async () => {
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
      'an admin to block somebody (#12.9)': set('admin', 'staff', now()),
      'an admin to block another admin (#12.9)': set('admin', 'second admin', now()),
      'an admin to unblock somebody (#12.9)': set('admin', 'blocked citizen', null),
      'somebody to read that they are blocked (#12.9)': () =>
        as('blocked citizen')
          .doc(`members/${people['blocked citizen'].uid}`)
          .get({ source: 'server' }),
    });
    refuses({
      'an admin who blocks themselves (#12.9)': set('admin', 'admin', now()),
      'staff who block somebody (#12.9)': set('staff', 'second admin', now()),
      'a blocked account that unblocks itself (#12.9)': set(
        ...(['blocked citizen', 'blocked citizen', null] as const),
      ),
      'a blocked admin who unblocks somebody (#12.9)': set(
        ...(['blocked admin', 'blocked citizen', null] as const),
      ),
      'a blocked admin who makes an admin (#12.9)': () =>
        as('blocked admin')
          .doc(`members/${staff.uid}`)
          .update({ role: 'admin', changedAt: now(), changedBy: people['blocked admin'].uid }),
      'a backdated blocking (#12.9)': set('admin', 'staff', longAgo),
      'a blocking by another person (#12.9)': set('admin', 'staff', now(), { blockedBy: 'x' }),
      'a blocking with another role (#12.9)': set('admin', 'staff', now(), { role: 'user' }),
      'the second of two admins who block each other (#12.9)': async () => {
        await set('second admin', 'admin', now())();
        await set('admin', 'second admin', now())();
      },
      'a blocked account that goes by another name (#12.9)': () =>
        as('blocked citizen')
          .doc(`members/${people['blocked citizen'].uid}`)
          .update({ name: 'Nobody' }),
      'a blocked account that asks for access (#12.9)': () =>
        write(as('blocked citizen'), {
          [`accessRequests/${people['blocked citizen'].uid}`]: accessRequest(
            {},
            people['blocked citizen'],
          ),
        }),
    });
  });

  describe('invitations', () => {
    const invite =
      (more: Data, address = email) =>
      () =>
        write(as('admin'), withEntries({ [`invitations/${address}`]: invitation(admin, more) }));

    allows({
      'an address in capital letters': invite({ email: email.toUpperCase() }),
      'asking whether somebody is invited': () => as('admin').doc(invited).get(),
      'asking whether one is invited oneself': () => as('owner').doc(invited).get(),
    });

    refuses({
      'another address than that of its id': invite({ email: admin.email }),
      'an id in capital letters': invite({}, email.toUpperCase()),
      'an invalid address': invite({ email: 'asha' }, 'asha'),
      'a role that does not exist': invite({ role: 'owner' }),
      'a backdated invitation': invite({ invitedAt: longAgo }),
      'an invitation in the name of another admin': invite({ by: { uid: admin.uid, name: 'Nobody' } }),
      'no name': invite({ name: '' }),
      'one over another': async () => {
        await enter({ [invited]: invitation(admin) });
        await invite({ role: 'admin' })();
      },
      'reading one before the address is confirmed': async () => {
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
    /** Entries have this time in their id. */
    const madeLongAgo = { requestedAt: longAgo };
    const grant = () =>
      update(
        as('admin'),
        asked,
        { decision: decision(admin, true) },
        requestEntry(admin, owner, true),
      );
    /** A request that was refused so many hours ago. */
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
    /** As the admin does it, the role with the request. */
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
      'granting one with the role': decide(true, 'staff'),
      'granting one to somebody who has the role': async () => {
        await enter({ [asked]: accessRequest(madeLongAgo), [mine]: member({ role: 'staff' }) });
        await grant();
      },
      'asking again a day after a refusal (#12.11)': ask({}, { [asked]: refusedFor(25) }),
      'a request before the address is confirmed, which says so (#12.11)': askUnconfirmed({}),
      'saying that the address is confirmed by now (#12.11)': confirm({ confirmed: false }),
      'saying so in a request of before (#12.11)': confirm({}, ['confirmed']),
      'granting one to somebody under the name that was asked for (#12.11)': async () => {
        await enter({ [asked]: accessRequest(madeLongAgo), [mine]: member({ name: 'Nobody' }) });
        await grantAs({ name: owner.name });
      },
    });

    refuses({
      'granting one without the role': decide(true, null),
      'granting one with another role': decide(true, 'admin'),
      'granting one to somebody who is no member': async () => {
        await enter({ [asked]: accessRequest(madeLongAgo) });
        await grant();
      },
      'granting one to somebody who goes by another name by now (#12.11)': async () => {
        await enter({ [asked]: accessRequest(madeLongAgo), [mine]: member({ name: admin.name }) });
        await grantAs({});
      },
      'asking again at once after a refusal (#12.11)': ask({}, { [asked]: refusedFor(0) }),
      'asking again within a day of a refusal (#12.11)': ask({}, { [asked]: refusedFor(23) }),
      'a request that passes for confirmed (#12.11)': askUnconfirmed({ confirmed: true }),
      'a request that passes for unconfirmed (#12.11)': ask({ confirmed: false }),
      'a request that does not say it (#12.11)': () => {
        const fields = Object.entries(accessRequest()).filter(([field]) => field !== 'confirmed');
        return write(as('owner'), { [asked]: Object.fromEntries(fields) });
      },
      'passing for confirmed later (#12.11)': async () => {
        const { 'unconfirmed citizen': citizen } = people;
        const path = `accessRequests/${citizen.uid}`;
        await enter({ [path]: accessRequest({}, citizen) });
        await as('unconfirmed citizen').doc(path).update({ confirmed: true });
      },
      'another level when the address is confirmed (#12.11)': confirm({ confirmed: false }, [], {
        accessLevel: 'admin',
      }),
      'taking back that the address is confirmed (#12.11)': confirm({}, [], { confirmed: false }),
      'saying for another person that it is confirmed (#12.11)': async () => {
        await enter({ [asked]: accessRequest({ confirmed: false }) });
        await as('admin').doc(asked).update({ confirmed: true });
      },
      'a decision by staff': decide(false, null, {}, 'staff'),
      'a decision by oneself': decide(false, null, {}, 'owner'),
      'a decision in the name of another': decide(false, null, {
        decision: decision(people['second admin'], false),
      }),
      'a backdated decision': decide(false, null, {
        decision: { ...decision(admin, false), at: longAgo },
      }),
      'another level with the decision': decide(false, null, { accessLevel: 'admin' }),
      'a second decision': async () => {
        const second = people['second admin'];
        await enter({
          [asked]: accessRequest({ ...madeLongAgo, decision: decision(admin, false) }),
        });
        const entries = requestEntry(second, owner, false);
        await update(as('second admin'), asked, { decision: decision(second, false) }, entries);
      },
      'a request that is decided': ask({ decision: decision(admin, true) }),
      'a backdated request': ask({ requestedAt: longAgo }),
      'a request for less than staff': ask({ accessLevel: 'user' }),
      'a request from another address': ask({ email: admin.email }),
      'a position that is too long': ask({ position: 'x'.repeat(201) }),
      'asking again while it waits': ask({ position: 'Head' }, { [asked]: accessRequest() }),
      'asking again after it was granted': ask(
        {},
        { [asked]: accessRequest({ decision: decision(admin, true) }) },
      ),
    });
  });

  describe('sessions', () => {
    const seen =
      (more: Data, by: PersonName = 'owner', of: PersonName = by) =>
      () =>
        write(as(by), { [`sessions/${people[of]?.uid ?? ''}`]: session(more) });

    allows({
      'staff at work': seen({ role: 'staff', name: staff.name }, 'staff'),
      'staff as citizens': seen({ role: 'user' }, 'staff'),
    });
    refuses({
      'a role that one does not have': seen({ role: 'admin' }, 'staff'),
      'a role without a membership': seen({ role: 'staff' }),
      'a role that was taken back': seen({ role: 'staff' }, 'revoked staff'),
      'a session of another person': seen({}, 'owner', 'staff'),
      'a backdated session': seen({ seenAt: longAgo }),
      'a session without a name': seen({ name: '' }),
      'staff at work under the name of an admin (#12.11)': seen(
        { role: 'staff', name: admin.name },
        'staff',
      ),
    });
  });
}
