import type { RecordStore } from '../../features/RecordStore';
import type { OpenForTest } from '../../store/testing/OpenForTest';
import { firstOf, follow } from '../../store/testing/follow';
import {
  byAdmin,
  byCitizen,
  byOtherCitizen,
  byStaff,
  citizen,
  draft,
  file,
} from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

const byOtherStaff = { uid: 'staff-2', name: 'Other Clerk', role: 'staff' } as const;
const byOtherAdmin = { uid: 'admin-2', name: 'Other Admin', role: 'admin' } as const;

export function describeMoves(open: OpenForTest): void {
  describe('taking a decision back', () => {
    async function approved() {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move(id, { to: 'approved', by: byAdmin, revision: 2 });
      return { applications, id };
    }

    it('restores the previous status of the application (#12.1)', async () => {
      const { applications, id } = await approved();
      const back = await applications.move(id, { to: 'in-review', by: byAdmin, revision: 3 });
      expect(back).toMatchObject({ status: 'in-review', revision: 4 });
      expect(back.history.at(-1)).toMatchObject({ from: 'approved', to: 'in-review' });
      expect(await firstOf(applications.watchOne(id))).toEqual(back);
    });

    it('allows another decision afterwards (#12.1)', async () => {
      const { applications, id } = await approved();
      await applications.move(id, { to: 'in-review', by: byAdmin, revision: 3 });
      await applications.move(id, { to: 'rejected', by: byAdmin, revision: 4 });
      const back = await applications.move(id, { to: 'in-review', by: byAdmin, revision: 5 });
      expect(back).toMatchObject({ status: 'in-review', revision: 6 });
    });

    it.each([
      ['to another status', { to: 'pending', by: byAdmin }],
      ['by another admin', { to: 'in-review', by: byOtherAdmin }],
      ['by staff', { to: 'in-review', by: byStaff }],
    ] as const)('fails %s (#12.1)', async (_how, move) => {
      const { applications, id } = await approved();
      await expect(applications.move(id, { ...move, revision: 3 })).rejects.toMatchObject({
        name: 'MoveNotAllowedError',
      });
      expect(await firstOf(applications.watchOne(id))).toMatchObject({ status: 'approved' });
    });

    it('fails once there is a later step (#12.1)', async () => {
      const { applications, id } = await approved();
      await applications.move(id, { to: 'approved', note: 'Called.', by: byStaff, revision: 3 });
      await expect(
        applications.move(id, { to: 'in-review', by: byAdmin, revision: 4 }),
      ).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    });
  });

  describe('moving on', () => {
    it('moves an application through all stages and records each step', async () => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move(id, { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 });
      await applications.move(id, { to: 'pending', by: byCitizen, revision: 3 });
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 4 });
      await applications.move(id, { to: 'recommended', by: byStaff, revision: 5 });
      const decided = await applications.move(id, { to: 'approved', by: byAdmin, revision: 6 });

      expect(decided).toMatchObject({ status: 'approved', revision: 7 });
      expect(decided.history.map(({ to, by, note }) => [by.role, to, note])).toEqual([
        ['user', 'pending', undefined],
        ['staff', 'in-review', undefined],
        ['staff', 'returned', 'Photo?'],
        ['user', 'pending', undefined],
        ['staff', 'in-review', undefined],
        ['staff', 'recommended', undefined],
        ['admin', 'approved', undefined],
      ]);
      expect(await firstOf(applications.watchOne(id))).toEqual(decided);
    });

    it('refuses a move on an old revision, and keeps the newer revision', async () => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'approved', by: byAdmin, revision: 1 });
      await expect(
        applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 }),
      ).rejects.toMatchObject({ name: 'ApplicationChangedError' });
      expect(await firstOf(applications.watchOne(id))).toMatchObject({ status: 'approved' });
    });

    it('accepts only one of two concurrent decisions', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const { id } = await submitNow(here.applications, draft(), citizen);
      const results = await Promise.allSettled([
        here.applications.move(id, { to: 'approved', by: byAdmin, revision: 1 }),
        there.applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 }),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    /** The log entries of an application, latest first. */
    async function logged({ log }: RecordStore, number: string, count: number) {
      const followed = follow(log.watchPage({ kind: 'decision', page: 1, pageSize: 20 }));
      const { rows } = await followed.until(({ total }) => total >= count);
      followed.stop();
      return rows
        .filter(({ subject }) => subject === number)
        .map(({ by, action }) => `${action} by ${by.uid}`);
    }

    it('accepts one of two concurrent recommendations, and logs only that one (#18)', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const { id, number } = await submitNow(here.applications, draft(), citizen);
      await here.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const move = { to: 'recommended', revision: 2 } as const;
      const results = await Promise.allSettled([
        here.applications.move(id, { ...move, note: 'Both agree.', by: byStaff }),
        there.applications.move(id, { ...move, note: 'All there.', by: byOtherStaff }),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { name: 'ApplicationChangedError' },
      });
      const { status, history } = await firstOf(here.applications.watchOne(id));
      expect({ status, steps: history.length }).toEqual({ status: 'recommended', steps: 3 });
      const by = history.at(-1)?.by.uid ?? '';
      expect(await logged(here, number, 1)).toEqual([`recommended by ${by}`]);
    });

    it('refuses a recommendation after an admin has decided, and logs only the decision (#18)', async () => {
      const [clerk, admin] = await Promise.all([open(), open()]);
      const { id, number } = await submitNow(clerk.applications, draft(), citizen);
      await clerk.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const decided = await admin.applications.move(id, {
        to: 'rejected',
        note: 'Moved away.',
        by: byAdmin,
        revision: 2,
      });
      const late = { to: 'recommended', note: 'All there.', by: byStaff } as const;
      await expect(clerk.applications.move(id, { ...late, revision: 2 })).rejects.toMatchObject({
        name: 'ApplicationChangedError',
      });
      await expect(clerk.applications.move(id, { ...late, revision: 3 })).rejects.toMatchObject({
        name: 'MoveNotAllowedError',
      });
      expect(await firstOf(clerk.applications.watchOne(id))).toEqual(decided);
      expect(await logged(admin, number, 1)).toEqual([`rejected by ${byAdmin.uid}`]);
    });

    it('refuses a move that the table does not allow', async () => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await expect(
        applications.move(id, { to: 'approved', by: byStaff, revision: 1 }),
      ).rejects.toMatchObject({ name: 'MoveNotAllowedError' });
    });

    it.each([byStaff, byAdmin])(
      'refuses $role who move their own application (#12.12)',
      async (by) => {
        const { applications } = await open();
        const own = { uid: by.uid, name: by.name, email: `${by.uid}@example.com` };
        const { id } = await submitNow(applications, draft(), own);
        const to = by.role === 'staff' ? 'in-review' : 'approved';
        await expect(applications.move(id, { to, by, revision: 1 })).rejects.toMatchObject({
          name: 'OwnApplicationError',
        });
        expect(await firstOf(applications.watchOne(id))).toMatchObject({ status: 'pending' });
      },
    );

    it('refuses a citizen who answers for somebody else', async () => {
      const { applications } = await open();
      const { id } = await submitNow(applications, draft(), citizen);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move(id, { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 });
      await expect(
        applications.move(id, { to: 'pending', by: byOtherCitizen, revision: 3 }),
      ).rejects.toMatchObject({ name: 'NotPermittedError' });
    });

    it('adds a citizen’s new documents to the existing ones', async () => {
      const { applications } = await open();
      const { id } = await submitNow(
        applications,
        draft({ documents: [file('a.pdf', 'a')] }),
        citizen,
      );
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move(id, { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 });
      const documents = [file('b.pdf', 'bb'), file('c.png', 'ccc', 'image/png')];
      const move = { to: 'pending', documents, by: byCitizen, revision: 3 } as const;
      const moved = await applications.move(id, move);
      expect(moved.documents.map(({ name, size }) => [name, size])).toEqual([
        ['a.pdf', 1],
        ['b.pdf', 2],
        ['c.png', 3],
      ]);
      const contents = moved.documents.map(async (each) =>
        (await applications.getDocument(id, each.id)).text(),
      );
      expect(await Promise.all(contents)).toEqual(['a', 'bb', 'ccc']);
      await expect(applications.move(id, move)).rejects.toMatchObject({
        name: 'ApplicationChangedError',
      });
    });

    it('fails for an application that does not exist', async () => {
      const { applications } = await open();
      await expect(
        applications.move('nothing', { to: 'approved', by: byAdmin, revision: 1 }),
      ).rejects.toMatchObject({ name: 'RecordNotFoundError' });
    });

    it('shows a decision at once to the citizen in another open store', async () => {
      const [here, there] = await Promise.all([open(), open()]);
      const { id } = await submitNow(here.applications, draft(), citizen);
      const following = follow(there.applications.watchOne(id));
      await following.until(({ status }) => status === 'pending');
      await here.applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 });
      await following.until(({ status }) => status === 'rejected');
      following.stop();
    });
  });
}
