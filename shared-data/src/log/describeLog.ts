import {
  councilDay,
  type LogEntry,
  type LogPage,
  type LogQuery,
  usualOffice,
  usualSettings,
} from 'shared-model';
import { applyFor, publishService } from '../certificates/contract/certifiedService';
import type { OpenForTest } from '../store/testing/OpenForTest';
import type { RecordStore } from '../features/RecordStore';
import { firstOf, follow } from '../store/testing/follow';
import { byAdmin, byCitizen, byStaff, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

/** Waits until the log has `total` entries. */
async function logOf(
  { log }: RecordStore,
  total: number,
  query: Partial<LogQuery> = {},
): Promise<LogPage> {
  const following = follow(log.watchPage({ page: 1, pageSize: 20, ...query }));
  try {
    return await following.until((page) => page.total === total);
  } finally {
    following.stop();
  }
}

const lines = ({ rows }: Pick<LogPage, 'rows'>) =>
  rows.map(({ by, kind, action, subject }) => [by.uid, kind, action, subject]);
const actionsOf = (rows: readonly LogEntry[]) => rows.map(({ action }) => action);

export function describeLog(open: OpenForTest): void {
  describe('log', () => {
    it('holds nothing before anybody has done anything (#18.4)', async () => {
      expect(await logOf(await open(), 0)).toEqual({ rows: [], total: 0 });
    });

    it('reads decisions back, the latest first (#18.4)', async () => {
      const store = await open();
      const { applications } = store;
      const { id, number } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move(id, { to: 'in-review', note: 'Called.', by: byStaff, revision: 2 });
      await applications.move(id, { to: 'returned', note: 'Page 2?', by: byStaff, revision: 3 });
      await applications.move(id, { to: 'pending', by: byCitizen, revision: 4 });
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 5 });
      await applications.move(id, { to: 'recommended', by: byStaff, revision: 6 });
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 7 });
      await applications.move(id, { to: 'rejected', note: 'No.', by: byAdmin, revision: 8 });
      await applications.move(id, { to: 'in-review', by: byAdmin, revision: 9 });
      const found = await logOf(store, 5);
      expect(lines(found)).toEqual([
        [byAdmin.uid, 'decision', 'taken-back', number],
        [byAdmin.uid, 'decision', 'rejected', number],
        [byStaff.uid, 'decision', 'in-review', number],
        [byStaff.uid, 'decision', 'recommended', number],
        [byStaff.uid, 'decision', 'returned', number],
      ]);
      expect(found.rows[1]).toMatchObject({
        by: byAdmin,
        detail: `${citizen.name}, Birth Certificate: No.`,
      });
    });

    it('reads certificates and keys back (#18.4)', async () => {
      const store = await open();
      const { applications, certificates } = store;
      const application = await applyFor(store, await publishService(store));
      const { id, number: subject } = application;
      await applications.move(id, { to: 'approved', by: byAdmin, revision: 1 });
      const [issued] = await follow(certificates.watchOf(id)).until((all) => all.length === 1);
      const number = issued?.number ?? '';
      await certificates.revoke(id, { number, reason: 'Wrong.', by: byAdmin, revision: 2 });
      const [key] = await follow(certificates.watchKeys()).until((all) => all.length === 1);
      await certificates.revokeKey(key?.kid ?? '', byAdmin);
      const { rows } = await logOf(store, 7);
      // A decision and its certificate have the same time.
      expect(actionsOf(rows.slice(0, 2))).toEqual(['revoked', 'revoked']);
      expect(actionsOf(rows.slice(2, 4)).sort()).toEqual(['approved', 'issued']);
      expect(actionsOf(rows.slice(4))).toEqual(['added', 'published', 'added']);
      expect((await logOf(store, 2, { kind: 'certificate' })).rows[0]).toMatchObject({
        action: 'revoked',
        subject,
        by: byAdmin,
      });
      expect((await logOf(store, 2, { kind: 'key' })).rows[0]).toMatchObject({
        action: 'revoked',
        subject: byAdmin.name,
      });
    });

    it('reads services and settings back (#18.4)', async () => {
      const store = await open();
      const { services, settings, preparedTexts } = store;
      const added = await services.add('Pension Letter');
      if (!added.added) throw new Error('not added');
      await services.change(added.service.id, { days: 3 });
      const removed = await services.remove(added.service.id);
      await services.restore(removed);
      await services.remove(added.service.id);
      await settings.save({ ...usualSettings, name: 'Our council' });
      await settings.saveOffice({ ...usualOffice });
      await preparedTexts.save({ list: [], revision: 0 });
      expect(lines(await logOf(store, 8))).toEqual([
        [byAdmin.uid, 'settings', 'texts', ''],
        [byAdmin.uid, 'settings', 'office', ''],
        [byAdmin.uid, 'settings', 'council', ''],
        ...['removed', 'restored', 'removed', 'changed', 'added'].map((action) => [
          ...[byAdmin.uid, 'service', action, 'Pension Letter'],
        ]),
      ]);
    });

    it('reads changes of people back (#18.4)', async () => {
      const store = await open();
      const { people } = store;
      const asked = { position: 'Clerk', accessLevel: 'staff' } as const;
      await people.noteSession({ ...citizen, role: 'user', ...asked });
      await people.decideRequest(citizen.uid, { granted: false, by: byAdmin });
      await people.changeRole(citizen.uid, 'staff');
      await people.rename(citizen.uid, 'Zubeda Q.');
      await people.setBlocked(citizen.uid, { blocked: true, by: byAdmin.uid });
      await people.setBlocked(citizen.uid, { blocked: false, by: byAdmin.uid });
      const invitation = { name: 'Bina', email: 'bina@example.com', role: 'staff' } as const;
      const { uid } = await people.invite(invitation);
      await people.withdraw(uid);
      const { rows } = await logOf(store, 7, { kind: 'role' });
      expect(rows.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
        ['withdrawn', 'Bina', 'staff'],
        ['invited', 'Bina', 'staff'],
        ['unblocked', 'Zubeda Q.', undefined],
        ['blocked', 'Zubeda Q.', undefined],
        ['renamed', 'Zubeda Q.', citizen.name],
        ['changed', citizen.name, 'staff'],
        ['refused', citizen.name, 'staff'],
      ]);
    });

    it('has no entry for a refused action (#18.4)', async () => {
      const store = await open();
      const { id } = await submitNow(store.applications, draft(), citizen);
      const refused = store.applications.move(id, { to: 'approved', by: byAdmin, revision: 7 });
      await expect(refused).rejects.toMatchObject({ name: 'ApplicationChangedError' });
      await store.settings.save(usualSettings);
      await expect(store.settings.save(usualSettings)).rejects.toMatchObject({
        name: 'SettingsChangedError',
      });
      expect(lines(await logOf(store, 1))).toEqual([[byAdmin.uid, 'settings', 'council', '']]);
    });

    describe('with notes of two people', () => {
      async function noted() {
        const store = await open();
        for (const [subject, by] of [
          ['June', byAdmin],
          ['July', byStaff],
          ['August and June', byAdmin],
        ] as const) {
          await store.log.note({ kind: 'export', action: 'reports', subject }, by);
        }
        await store.log.note({ kind: 'sign-in', action: 'signed-in', subject: '' }, byStaff);
        return store;
      }
      type Query = (today: string) => Partial<LogQuery>;
      const cases: [what: string, query: Query, subjects: string[]][] = [
        ['a kind', () => ({ kind: 'export' }), ['August and June', 'July', 'June']],
        ['a person', () => ({ uid: byStaff.uid }), ['', 'July']],
        ['a kind and a person', () => ({ kind: 'export', uid: byStaff.uid }), ['July']],
        ['the beginning of a word', () => ({ search: 'JUN' }), ['August and June', 'June']],
        ['several words', () => ({ search: 'june aug' }), ['August and June']],
        ['the name of who did it', () => ({ search: byStaff.name }), ['', 'July']],
        ['a word and a kind', () => ({ search: 'staff', kind: 'sign-in' }), ['']],
        ['days', (today) => ({ from: today, to: today }), ['', 'August and June', 'July', 'June']],
        ['days and a kind', (today) => ({ from: today, kind: 'sign-in' }), ['']],
        ['days before', () => ({ to: '2020-01-01' }), []],
        ['days to come', () => ({ from: '2999-01-01' }), []],
      ];
      it.each(cases)('filters by %s (#18.4)', async (_what, ask, subjects) => {
        const store = await noted();
        // Here and not in the table: the council's midnight may come after that was made.
        const query = ask(councilDay(new Date()));
        const { rows } = await logOf(store, subjects.length, query);
        expect(rows.map(({ subject }) => subject)).toEqual(subjects);
        expect((await store.log.findAll(query)).map(({ subject }) => subject)).toEqual(subjects);
      });

      it('gives one page after the other (#18.4)', async () => {
        const store = await noted();
        const pages = await Promise.all(
          [1, 2, 3].map((page) => logOf(store, 4, { page, pageSize: 3 })),
        );
        expect(pages.map(({ rows }) => rows.map(({ subject }) => subject))).toEqual([
          ['', 'August and June', 'July'],
          ['June'],
          [],
        ]);
      });

      it('shows a new entry at once in another open store (#18.4)', async () => {
        const [here, there] = await Promise.all([open(), open()]);
        const following = follow(there.log.watchPage({ page: 1, pageSize: 20 }));
        await following.until(({ total }) => total === 0);
        await here.log.note({ kind: 'export', action: 'log', subject: '' }, byAdmin);
        const { rows } = await following.until(({ rows: seen }) => seen.length === 1);
        expect(rows[0]).toMatchObject({ by: byAdmin, kind: 'export', action: 'log' });
        following.stop();
      });

      it.each([
        ['a name in Devanagari by its sound', 'Lakshmi', 'लक्ष्मी पवार, Birth Certificate'],
        ['the beginning of one', 'laksh', 'लक्ष्मी पवार, Birth Certificate'],
        ['a name in Latin by Devanagari', 'मीरा', 'Meera Kulkarni, Birth Certificate'],
        ['a name that is spelt otherwise', 'Mira Kulkarni', 'Meera Kulkarni, Birth Certificate'],
        ['words in both scripts', 'लक्ष्मी birth', 'लक्ष्मी पवार, Birth Certificate'],
      ])('finds %s (#20.4)', async (_what, search, detail) => {
        const store = await open();
        const others = ['Meera Kulkarni, Birth Certificate', 'लक्ष्मी पवार, Birth Certificate'];
        for (const each of others) {
          const what = { kind: 'export', action: 'log', subject: '', detail: each } as const;
          await store.log.note(what, byAdmin);
        }
        const { rows } = await logOf(store, 1, { search });
        expect(rows[0]?.detail).toBe(detail);
      });

      it('lists the exact spelling first, then the same sound, and similar names apart (#44.3)', async () => {
        const store = await open();
        for (const detail of ['Ravi Ghorpade', 'रवी घोरपडे', 'Ravi Gorpade']) {
          await store.log.note({ kind: 'export', action: 'log', subject: '', detail }, byAdmin);
        }
        const asked = { page: 1, pageSize: 20, search: 'Ghorpade' };
        const following = follow(store.log.watchPage(asked));
        const { rows, similar } = await following.until((page) => page.similar !== undefined);
        following.stop();
        expect(rows.map(({ detail }) => detail)).toEqual(['Ravi Ghorpade', 'रवी घोरपडे']);
        expect(similar?.map(({ detail }) => detail)).toEqual(['Ravi Gorpade']);
      });

      it('finds a name by its sound although a long reason follows (#20.4)', async () => {
        const store = await open();
        const reason = 'different words of every kind stand in such a reason '.repeat(8);
        const detail = `लक्ष्मी पवार, Birth Certificate: ${reason}`;
        const what = { kind: 'export', action: 'log', subject: '#PAN-2026-014', detail } as const;
        await store.log.note(what, byAdmin);
        expect((await logOf(store, 1, { search: 'Lakshmi Pawar' })).rows).toHaveLength(1);
        expect((await logOf(store, 1, { search: '2026-014' })).rows).toHaveLength(1);
      });

      it('cuts a subject and a detail that are too long (#18.4)', async () => {
        const store = await open();
        const long = 'word '.repeat(500);
        const what = { kind: 'export', action: 'log', subject: long, detail: long } as const;
        await store.log.note(what, byAdmin);
        const { rows } = await firstOf(store.log.watchPage({ page: 1, pageSize: 1 }));
        expect(rows[0]?.subject).toHaveLength(200);
        expect(rows[0]?.detail).toHaveLength(500);
      });
    });
  });
}
