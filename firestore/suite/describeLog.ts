import { Timestamp } from 'firebase/firestore';
import { limitsToday } from '../../shared-model/src/limits/dailyLimits';
import * as certified from './certified';
import type { Data, Records } from './database';
import {
  certificateEntry,
  entry,
  keyEntry,
  memberEntry,
  removalEntry,
  requestEntry,
  stepEntry,
  token,
  withEntries,
} from './entries';
import { allows, refuses, type Attempts } from './expectEach';
import { step } from './move';
import { owner, people, type Person, type PersonName } from './people';
import * as records from './records';
import type { RulesCouncil } from './rulesCouncil';
import { remove, update, write } from './write';

const { admin, staff } = people;
const second = people['second admin'];
const { longAgo, now } = records;
const letters = (count: number) => 'x'.repeat(count);

/** An action with its log entry, and the records before it. */
interface Act {
  by: PersonName;
  before: Records;
  entries: Records;
  act: (council: RulesCouncil, entries: Records) => Promise<unknown>;
  /** Another action of the same kind, which the entry must not name. */
  otherAction: string;
}

const updating =
  (by: PersonName, path: string, change: Data): Act['act'] =>
  ({ as }, entries) =>
    update(as(by), path, change, entries);

const writing =
  (by: PersonName, made: Records): Act['act'] =>
  ({ as }, entries) =>
    write(as(by), { ...made, ...entries });

/** The records that are written in addition. */
function entriesOf(made: Records, before: Records = {}): Records {
  const all = Object.entries(withEntries(made, before));
  return Object.fromEntries(all.filter(([path]) => path.startsWith('log/')));
}

const inReview = { 'applications/a1': records.application({ status: 'in-review' }) };
const service = { 'services/s1': records.service() };
const changedService = { 'services/s1': records.service({ fee: 7, logged: token }) };
const invitation = `invitations/${owner.email}`;
const invited = { [invitation]: records.invitation(admin, { logged: token }) };
const member = `members/${staff.uid}`;
const request = {
  [`accessRequests/${owner.uid}`]: records.accessRequest({ requestedAt: longAgo }),
};
const decided = (to: 'recommended' | 'returned' | 'approved' | 'rejected', by: Person): Act => ({
  by: by.role === 'admin' ? 'admin' : 'staff',
  before: inReview,
  entries: stepEntry({ by, role: by.role ?? 'user', from: 'in-review', to }),
  act: updating(
    by.role === 'admin' ? 'admin' : 'staff',
    'applications/a1',
    step(by, by.role ?? 'user', 'in-review', to),
  ),
  otherAction: to === 'rejected' ? 'approved' : 'rejected',
});

const acts: Record<string, Act> = {
  'an approval': decided('approved', admin),
  'a rejection': decided('rejected', admin),
  'a recommendation': decided('recommended', staff),
  'a return': decided('returned', staff),
  'a key': {
    by: 'admin',
    before: {},
    entries: keyEntry(admin, certified.kid, 'added'),
    act: writing('admin', certified.key()),
    otherAction: 'revoked',
  },
  'a key that is revoked': {
    by: 'admin',
    before: certified.key(),
    entries: {},
    act: ({ as }, entries) => {
      const [change] = Object.values(entries);
      const none = { [`log/keys-${certified.kid}-revoked`]: null };
      return certified.revokeKey(as('admin'), { entries: change ? entries : none });
    },
    otherAction: 'added',
  },
  'a service': {
    by: 'admin',
    before: {},
    entries: entriesOf(service),
    act: writing('admin', { 'services/s1': records.service({ logged: token }) }),
    otherAction: 'changed',
  },
  'a service that is changed': {
    by: 'admin',
    before: service,
    entries: entriesOf(changedService, service),
    act: writing('admin', changedService),
    otherAction: 'published',
  },
  'a service that is removed': {
    by: 'admin',
    before: service,
    entries: removalEntry('services/s1', 'Birth Certificate', 'before'),
    act: ({ as }, entries) => remove(as('admin'), 'services/s1', entries),
    otherAction: 'changed',
  },
  'the settings': {
    by: 'admin',
    before: {},
    entries: entriesOf({ 'settings/council': records.settings() }),
    act: writing('admin', { 'settings/council': records.settings() }),
    otherAction: 'office',
  },
  'a role': {
    by: 'admin',
    before: {},
    entries: memberEntry(admin, staff, 'changed', 'admin'),
    act: updating('admin', member, {
      role: 'admin',
      changedAt: now(),
      changedBy: admin.uid,
      logged: token,
    }),
    otherAction: 'renamed',
  },
  'a name': {
    by: 'admin',
    before: {},
    entries: memberEntry(admin, { ...staff, name: 'Dev' }, 'renamed', staff.name),
    act: updating('admin', member, {
      name: 'Dev',
      renamedAt: now(),
      renamedBy: admin.uid,
      logged: token,
    }),
    otherAction: 'blocked',
  },
  'an account that is blocked': {
    by: 'admin',
    before: {},
    entries: memberEntry(admin, staff, 'blocked'),
    act: updating('admin', member, { blockedAt: now(), blockedBy: admin.uid, logged: token }),
    otherAction: 'unblocked',
  },
  'an invitation': {
    by: 'admin',
    before: {},
    entries: entriesOf(invited),
    act: writing('admin', invited),
    otherAction: 'withdrawn',
  },
  'an invitation that is withdrawn': {
    by: 'admin',
    before: invited,
    entries: removalEntry(invitation, 'Asha'),
    act: ({ as }, entries) => remove(as('admin'), invitation, entries),
    otherAction: 'invited',
  },
  'a request that is refused': {
    by: 'admin',
    before: request,
    entries: requestEntry(admin, owner, false),
    act: updating('admin', `accessRequests/${owner.uid}`, {
      decision: records.decision(admin, false),
    }),
    otherAction: 'granted',
  },
};

const revoked = acts['a key that is revoked'];
if (revoked) revoked.entries = keyEntry(admin, certified.kid, 'revoked');

export function describeLog(council: RulesCouncil): void {
  const { as, enter } = council;

  describe.each(Object.entries(acts))('%s', (_what, { before, entries, act, otherAction }) => {
    const attempt =
      (change: (entry: Data) => Data = (same) => same, there: Records = {}) =>
      async () => {
        await enter({ ...before, ...there });
        const changed = Object.entries(entries).map(([path, data]) => [path, change(data)]);
        await act(council, Object.fromEntries(changed) as Records);
      };
    const earlier = Object.fromEntries(
      Object.entries(entries)
        .slice(0, 1)
        .map(([path, data]) => [path, { ...data, at: longAgo }]),
    ) as Records;

    allows({ 'the action with its entry (#18.4)': attempt() });
    const wrong: Attempts = {
      'the action without its entry (#18.4)': async () => {
        await enter(before);
        await act(council, {});
      },
      'the action with an earlier entry only (#18.4)': async () => {
        await enter({ ...before, ...earlier });
        await act(council, {});
      },
      'the action with an entry over an earlier one (#18.4)': attempt(undefined, earlier),
      'an entry of another kind (#18.4)': attempt((right) => ({ ...right, kind: 'export' })),
      'an entry of another person (#18.4)': attempt((right) => ({
        ...right,
        by: { uid: second.uid, name: second.name, role: 'admin' },
      })),
      'an entry in another role (#18.4)': attempt((right) => ({
        ...right,
        by: { ...Object(right.by), role: 'user' },
      })),
      'a backdated entry (#18.4)': attempt((right) => ({ ...right, at: longAgo })),
      'an entry of another action (#18.4)': attempt((right) => ({ ...right, action: otherAction })),
      'an entry without its action (#18.4)': async () => {
        await enter(before);
        await write(as('admin'), entries);
      },
    };
    refuses(wrong);
  });

  describe('the subject of an entry', () => {
    const subjects = Object.entries(acts).filter(([what]) => what !== 'the settings');
    refuses(
      Object.fromEntries(
        subjects.map(([what, { before, entries, act }]) => [
          `${what} under another subject (#18.4)`,
          async () => {
            await enter(before);
            const changed = Object.entries(entries).map(([path, data]) => [
              ...[path, { ...data, subject: 'Other', words: ['other'] }],
            ]);
            await act(council, Object.fromEntries(changed) as Records);
          },
        ]),
      ),
    );
  });

  describe('the search words of an entry', () => {
    const found = Object.entries(acts).filter(([what]) => what !== 'the settings');
    refuses(
      Object.fromEntries(
        found.map(([what, { before, entries, act }]) => [
          `${what} with words that are not in the entry (#18.4)`,
          async () => {
            await enter(before);
            const changed = Object.entries(entries).map(([path, data]) => [
              ...[path, { ...data, words: ['other'] }],
            ]);
            await act(council, Object.fromEntries(changed) as Records);
          },
        ]),
      ),
    );

    const about = (subject: string, more: Data = {}) =>
      async function noteIt() {
        const made = entry(admin, 'export', 'reports', { subject, ...more });
        const id = `export-${admin.uid}-t1`;
        await write(as('admin'), {
          [`log/${id}`]: made,
          ...records.countedToday('export', id, admin),
        });
      };
    allows({
      'of the number of an application (#18.4)': about('#PAN-2026-014'),
      'of a name (#18.4)': about('Meera Kulkarni'),
      'of a name in Devanagari (#18.4)': about('लक्ष्मी पवार'),
      'of a name in other Latin letters (#18.4)': about('Zoë Müller'),
      'of a word that is longer than the stored part (#18.4)': about('x'.repeat(21)),
      'of a name with a sign after its first word (#18.4)': about('Meera, of ward 4'),
      'of a text full of words (#18.4)': about('#PAN-2026-014', {
        detail: Array.from({ length: 50 }, (_, at) => `${at} word${at}`)
          .join(' ')
          .slice(0, 500),
      }),
    });
    refuses({
      'of a number: only the year (#18.4)': about('#PAN-2026-014', { words: ['2026'] }),
      'of a number: without its year (#18.4)': about('#PAN-2026-014', { words: ['014', '14'] }),
      'of a number: within a longer word (#18.4)': about('#PAN-2026-014', {
        words: ['2026-0145', '014'],
      }),
      'of a name: without its first word (#18.4)': about('Meera Kulkarni', { words: ['kulkarni'] }),
    });
  });

  describe('a certificate', () => {
    const { number, nextNumber } = certified;
    const path = (of: string, change: string) => `log/certificates-${of}-${change}`;
    const issued = path(nextNumber, 'issued');
    const attempt =
      (act: typeof certified.issue, entries: Record<string, Data | null>) => async () => {
        await enter(certified.issuedBefore());
        await act(as('admin'), { entries });
      };
    const other = certificateEntry(second, nextNumber, 'issued');
    refuses({
      'a certificate that is issued without an entry (#18.4)': attempt(certified.issue, {
        [issued]: null,
      }),
      'a certificate that is issued without the entry of the decision (#18.4)': attempt(
        certified.issue,
        {
          'log/applications-a2-2': null,
        },
      ),
      'a certificate that is issued with the entry of another admin (#18.4)': attempt(
        certified.issue,
        other,
      ),
      'a certificate that is revoked without an entry (#18.4)': attempt(certified.revoke, {
        [path(number, 'revoked')]: null,
      }),
      'a certificate that is replaced without an entry (#18.4)': attempt(certified.replace, {
        [path(nextNumber, 'replaced')]: null,
      }),
      'an entry without its certificate (#18.4)': async () => {
        await enter(certified.issuedBefore());
        await write(as('admin'), certificateEntry(admin, number, 'revoked'));
      },
    });
  });

  describe('entries without another record', () => {
    const note =
      (more: Data = {}, by: PersonName = 'admin', id = `export-${people[by]?.uid ?? ''}-t1`) =>
      () => {
        const person = people[by] ?? admin;
        const made = { [`log/${id}`]: entry(person, 'export', 'reports', more) };
        const kind = more.kind === 'sign-in' ? 'sign-in' : 'export';
        return write(as(by), { ...made, ...records.countedToday(kind, id, person) });
      };
    const counting = (kind: 'export' | 'sign-in', count: number) => async () => {
      const id = `${kind}-${staff.uid}-t1`;
      const known = { at: Timestamp.now(), count: count - 1, record: 'before' };
      await enter({ [`usage/${staff.uid}/today/${kind}`]: known });
      await write(as('staff'), {
        [`log/${id}`]: entry(staff, kind, 'reports'),
        ...records.countedToday(kind, id, staff, { count }),
      });
    };
    const kept = { 'log/export-esha-t1': entry(admin, 'export', 'reports', { at: longAgo }) };
    const touch = (by: PersonName, data: Data) => async () => {
      await enter(kept);
      await as(by).doc('log/export-esha-t1').update(data);
    };
    const drop = (by: PersonName) => async () => {
      await enter(kept);
      await as(by).doc('log/export-esha-t1').delete();
    };

    allows({
      'an export of staff (#18.4)': note({}, 'staff'),
      'the last export of a day (#44c)': counting('export', limitsToday.export),
      'the last sign-in of a day (#44c)': counting('sign-in', limitsToday['sign-in']),
      'a sign-in (#18.4)': note({ kind: 'sign-in' }, 'admin', `sign-in-${admin.uid}-t1`),
      'an entry with every field at its limit (#18.4)': note({
        subject: letters(200),
        detail: letters(500),
        action: letters(40),
        words: Array.from({ length: 300 }, () => letters(20)),
      }),
    });
    refuses({
      'one export more in a day (#44c)': counting('export', limitsToday.export + 1),
      'one sign-in more in a day (#44c)': counting('sign-in', limitsToday['sign-in'] + 1),
      'an entry that is not counted (#44c)': () =>
        write(as('staff'), { [`log/export-${staff.uid}-t1`]: entry(staff, 'export', 'reports') }),
      'two entries with one count (#44c)': () =>
        write(as('staff'), {
          [`log/export-${staff.uid}-t1`]: entry(staff, 'export', 'reports'),
          [`log/export-${staff.uid}-t2`]: entry(staff, 'export', 'reports'),
          ...records.countedToday('export', `export-${staff.uid}-t1`, staff),
        }),
      'an entry of a citizen (#18.4)': note({}, 'owner'),
      'an entry of a former clerk (#18.4)': note({}, 'revoked staff'),
      'an entry of a blocked admin (#18.4)': note({}, 'blocked admin'),
      'an entry of an unconfirmed admin (#18.4)': note({}, 'unconfirmed admin'),
      'an entry for another person (#18.4)': note({}, 'admin', `export-${staff.uid}-t1`),
      'an entry of an unknown kind (#18.4)': note({ kind: 'gossip' }),
      'an export under the id of a decision (#18.4)': note({}, 'admin', 'applications-a1-2'),
      'an invalid action (#18.4)': note({ action: '<script>' }),
      'an action that is too long (#18.4)': note({ action: letters(41) }),
      'a subject that is too long (#18.4)': note({ subject: letters(201) }),
      'an empty detail (#18.4)': note({ detail: '' }),
      'a detail that is too long (#18.4)': note({ detail: letters(501) }),
      'too many words (#18.4)': note({ words: Array.from({ length: 301 }, () => 'x') }),
      'words that are too long (#18.4)': note({ words: [letters(6001)] }),
      'words that are not texts (#18.4)': note({ words: [1] }),
      'a change by an admin (#18.4)': touch('admin', { subject: 'Other' }),
      'a change by staff (#18.4)': touch('staff', { subject: 'Other' }),
      'a change of the time (#18.4)': touch('admin', { at: now() }),
      'deleting an entry by an admin (#18.4)': drop('admin'),
      'deleting an entry by staff (#18.4)': drop('staff'),
      'deleting an entry by a citizen (#18.4)': drop('owner'),
      'reading an entry by staff (#18.4)': async () => {
        await enter(kept);
        await as('staff').doc('log/export-esha-t1').get({ source: 'server' });
      },
    });
  });
}
