import { type Actor, type Assignment, limits } from 'shared-model';
import type { RecordStore } from '../features/RecordStore';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { byAdmin, byStaff, citizen, draft } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

const colleague = { uid: 'staff-2', name: 'Other Clerk', role: 'staff' } as const;
const leaver = { uid: 'staff-3', name: 'Former Clerk', role: 'staff' } as const;

const people = {
  clerk: byStaff,
  colleague,
  leaver,
  admin: byAdmin,
  applicant: { uid: citizen.uid, name: citizen.name, role: 'user' },
} satisfies Record<string, Actor>;
type Holder = keyof typeof people | 'nobody';

/** Makes somebody a member who works here. */
export async function employ({ people }: RecordStore, { uid, name, role }: Actor): Promise<void> {
  await people.noteSession({ uid, name, email: `${uid}@example.com`, role });
  await people.changeRole(uid, role);
}

/** Takes an application for somebody; the leaver's role goes back to a citizen's afterwards. */
async function heldBy(store: RecordStore, holder: Holder): Promise<string> {
  const { id } = await submitNow(store.applications, draft(), citizen);
  if (holder === 'nobody') return id;
  const by = people[holder];
  await store.worklist.assign(id, { to: by, by });
  if (holder === 'leaver') await store.people.changeRole(leaver.uid, 'user');
  return id;
}

const assigneeOf = async ({ applications }: RecordStore, id: string) =>
  (await firstOf(applications.watchOne(id))).assignee?.uid ?? 'nobody';

export function describeAssigning(open: OpenForTest): void {
  async function openOffice(): Promise<RecordStore> {
    const store = await open();
    for (const person of [byStaff, colleague, leaver]) await employ(store, person);
    return store;
  }

  describe('giving an application to somebody', () => {
    it.each<[by: 'clerk' | 'admin', from: Holder, to: Holder]>([
      ['clerk', 'nobody', 'clerk'],
      ['clerk', 'clerk', 'colleague'],
      ['clerk', 'clerk', 'admin'],
      ['clerk', 'clerk', 'nobody'],
      ['clerk', 'leaver', 'clerk'],
      ['admin', 'nobody', 'admin'],
      ['admin', 'nobody', 'clerk'],
      ['admin', 'clerk', 'colleague'],
      ['admin', 'clerk', 'nobody'],
      ['admin', 'leaver', 'clerk'],
      ['admin', 'leaver', 'nobody'],
    ])('lets the %s move it from %s to %s', async (who, from, to) => {
      const store = await openOffice();
      const id = await heldBy(store, from);
      const by = people[who];
      const recipient = to === 'nobody' ? undefined : people[to];
      const given = await store.worklist.assign(id, { to: recipient, by });
      expect(given.assignee?.uid).toBe(recipient?.uid);
      expect(await assigneeOf(store, id)).toBe(recipient?.uid ?? 'nobody');
    });

    it.each<[by: 'clerk' | 'admin', from: Holder, to: Holder, error: string]>([
      ['clerk', 'nobody', 'colleague', 'NotPermittedError'],
      ['clerk', 'colleague', 'clerk', 'AssignedError'],
      ['clerk', 'colleague', 'nobody', 'AssignedError'],
      ['clerk', 'admin', 'clerk', 'AssignedError'],
      ['clerk', 'leaver', 'colleague', 'NotPermittedError'],
      ['clerk', 'clerk', 'applicant', 'OwnApplicationError'],
      ['admin', 'nobody', 'applicant', 'OwnApplicationError'],
    ])('refuses the %s who moves it from %s to %s', async (who, from, to, name) => {
      const store = await openOffice();
      const id = await heldBy(store, from);
      const assignment = { to: to === 'nobody' ? undefined : people[to], by: people[who] };
      const before = await assigneeOf(store, id);
      await expect(store.worklist.assign(id, assignment)).rejects.toMatchObject({ name });
      expect(await assigneeOf(store, id)).toBe(before);
    });

    it('refuses a recipient who no longer works here', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'clerk');
      await store.people.changeRole(leaver.uid, 'user');
      await expect(store.worklist.assign(id, { to: leaver, by: byAdmin })).rejects.toMatchObject({
        name: 'NotPermittedError',
      });
    });

    it('does not give a clerk’s application in review to another clerk who takes the next one (#18)', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'clerk');
      await store.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const next = await store.worklist.takeNext(colleague);
      expect(next?.id).not.toBe(id);
      expect(await assigneeOf(store, id)).toBe(byStaff.uid);
    });

    it('rejects the clerk who comes second, and names who has it', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'colleague');
      await expect(store.worklist.assign(id, { to: byStaff, by: byStaff })).rejects.toMatchObject({
        name: 'AssignedError',
        assignee: colleague.name,
      });
    });

    it('keeps who handed it over and when, and their note beside the application', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'clerk');
      await store.worklist.assign(id, { to: colleague, note: 'Knows the ward.', by: byStaff });
      const application = await firstOf(store.applications.watchOne(id));
      expect(application.assignee).toMatchObject({
        name: colleague.name,
        hasNote: true,
        by: { uid: byStaff.uid },
        at: expect.stringMatching(/Z$/) as string,
      });
      expect(await firstOf(store.worklist.watchNote(id))).toBe('Knows the ward.');
      const read = [application, await firstOf(store.applications.watchMine(citizen.uid))];
      expect(JSON.stringify(read)).not.toContain('ward');
    });

    it.each<[what: string, then: Assignment]>([
      ['given back', { to: undefined, by: byAdmin }],
      ['handed on without a note', { to: byStaff, by: byAdmin }],
    ])('deletes the note once the application is %s', async (_what, then) => {
      const store = await openOffice();
      const id = await heldBy(store, 'clerk');
      await store.worklist.assign(id, { to: colleague, note: 'Knows the ward.', by: byStaff });
      const { assignee } = await store.worklist.assign(id, then);
      expect(assignee?.hasNote).toBeUndefined();
      expect(await firstOf(store.worklist.watchNote(id))).toBeNull();
    });

    it('keeps the note of the person who handed it over last', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'clerk');
      await store.worklist.assign(id, { to: colleague, note: 'Knows the ward.', by: byStaff });
      await store.worklist.assign(id, { to: byStaff, note: 'Has time now.', by: byAdmin });
      expect(await firstOf(store.worklist.watchNote(id))).toBe('Has time now.');
    });

    it('refuses a note that is too long', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'clerk');
      const note = 'x'.repeat(limits.assignmentNote + 1);
      await expect(
        store.worklist.assign(id, { to: colleague, note, by: byStaff }),
      ).rejects.toMatchObject({ name: 'NotPermittedError' });
    });

    it('changes nothing else, so that a person who has it open can go on', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'nobody');
      const before = await firstOf(store.applications.watchOne(id));
      const { assignee, ...after } = await store.worklist.assign(id, { to: byStaff, by: byStaff });
      expect(assignee?.uid).toBe(byStaff.uid);
      expect(after).toEqual(before);
      await store.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      expect(await assigneeOf(store, id)).toBe(byStaff.uid);
    });

    it('refuses an application that was decided meanwhile', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'clerk');
      await store.applications.move(id, { to: 'rejected', by: byAdmin, revision: 1 });
      await expect(store.worklist.assign(id, { to: colleague, by: byStaff })).rejects.toMatchObject(
        { name: 'ApplicationChangedError' },
      );
    });

    it.each([byStaff, byAdmin])('refuses $role whose own application it is', async (by) => {
      const store = await openOffice();
      const own = { uid: by.uid, name: by.name, email: `${by.uid}@example.com` };
      const { id } = await submitNow(store.applications, draft(), own);
      for (const to of [by, colleague]) {
        await expect(store.worklist.assign(id, { to, by })).rejects.toMatchObject({
          name: 'OwnApplicationError',
        });
      }
    });

    it('writes an entry in the log, with who has it then (#18.4)', async () => {
      const store = await openOffice();
      const id = await heldBy(store, 'nobody');
      const { number } = await store.worklist.assign(id, { to: byStaff, by: byStaff });
      await store.worklist.assign(id, { to: colleague, by: byStaff });
      await store.worklist.assign(id, { to: colleague, by: byAdmin });
      await store.worklist.assign(id, { to: byAdmin, by: byAdmin });
      await store.worklist.assign(id, { to: undefined, by: byAdmin });
      await store.worklist.assign(id, { to: colleague, by: byAdmin });
      await store.worklist.assign(id, { to: undefined, by: byAdmin });
      const log = follow(store.log.watchPage({ kind: 'assignment', page: 1, pageSize: 20 }));
      const { rows } = await log.until(({ total }) => total === 6);
      log.stop();
      expect(rows.every(({ subject }) => subject === number)).toBe(true);
      expect(rows.map(({ action, by, detail }) => [by.role, action, detail]).reverse()).toEqual([
        ['staff', 'taken', undefined],
        ['staff', 'handed-over', colleague.name],
        ['admin', 'taken', undefined],
        ['admin', 'given-back', undefined],
        ['admin', 'assigned', colleague.name],
        ['admin', 'released', colleague.name],
      ]);
    });

    it('rejects for an application that does not exist', async () => {
      const { worklist } = await openOffice();
      await expect(worklist.assign('nothing', { to: byStaff, by: byStaff })).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });
  });

  describe('taking the next application', () => {
    const service = 'Well Permit';

    it('gives the application that is due first, of those that nobody has', async () => {
      const store = await openOffice();
      const first = await submitNow(store.applications, draft({ service }), citizen);
      const second = await submitNow(store.applications, draft({ service }), citizen);
      const taken = await store.worklist.takeNext(byStaff, service);
      expect(taken).toMatchObject({ id: first.id, assignee: { uid: byStaff.uid } });
      expect(await store.worklist.takeNext(colleague, service)).toMatchObject({ id: second.id });
      expect(await store.worklist.takeNext(byStaff, service)).toBeUndefined();
    });

    it('skips the clerk’s own application', async () => {
      const store = await openOffice();
      const own = { uid: byStaff.uid, name: byStaff.name, email: 'staff-1@example.com' };
      await submitNow(store.applications, draft({ service }), own);
      const { id } = await submitNow(store.applications, draft({ service }), citizen);
      expect(await store.worklist.takeNext(byStaff, service)).toMatchObject({ id });
      expect(await store.worklist.takeNext(byStaff, service)).toBeUndefined();
    });

    it('gives two clerks who ask at once different applications', async () => {
      const [here, there] = await Promise.all([openOffice(), open()]);
      for (let count = 0; count < 2; count += 1) {
        await submitNow(here.applications, draft({ service }), citizen);
      }
      const taken = await Promise.all([
        here.worklist.takeNext(byStaff, service),
        there.worklist.takeNext(colleague, service),
      ]);
      expect(new Set(taken.map((each) => each?.id)).size).toBe(2);
    });
  });

  describe('leaving the council', () => {
    it('returns the undecided applications of the person, and can be repeated', async () => {
      const store = await openOffice();
      const ids = [await heldBy(store, 'colleague'), await heldBy(store, 'colleague')];
      const decided = await heldBy(store, 'colleague');
      await store.applications.move(decided, { to: 'rejected', by: byAdmin, revision: 1 });
      await store.people.changeRole(colleague.uid, 'user');
      await store.worklist.releaseAll(colleague.uid, byAdmin);
      await store.worklist.releaseAll(colleague.uid, byAdmin);
      for (const id of ids) expect(await assigneeOf(store, id)).toBe('nobody');
      expect(await assigneeOf(store, decided)).toBe(colleague.uid);
    });

    it('writes a log entry for each application that is returned (#18.4)', async () => {
      const store = await openOffice();
      const ids = [await heldBy(store, 'colleague'), await heldBy(store, 'colleague')];
      const held = await Promise.all(ids.map((id) => firstOf(store.applications.watchOne(id))));
      await store.people.changeRole(colleague.uid, 'user');
      await store.worklist.releaseAll(colleague.uid, byAdmin);
      const log = follow(store.log.watchPage({ kind: 'assignment', page: 1, pageSize: 20 }));
      const { rows } = await log.until(({ total }) => total === 4);
      log.stop();
      const released = rows.filter(({ action }) => action === 'released');
      expect(released.map(({ subject }) => subject).toSorted()).toEqual(
        held.map(({ number }) => number).toSorted(),
      );
      expect(released.map(({ by, detail }) => [by.uid, detail])).toEqual(
        held.map(() => [byAdmin.uid, colleague.name]),
      );
    });

    it('returns applications that an interrupted release has left, whoever had them (#18)', async () => {
      const store = await openOffice();
      const [blocked, left] = [await heldBy(store, 'colleague'), await heldBy(store, 'leaver')];
      const decided = await heldBy(store, 'colleague');
      await store.applications.move(decided, { to: 'rejected', by: byAdmin, revision: 1 });
      await store.people.setBlocked(colleague.uid, { blocked: true, by: byAdmin.uid });
      const kept = await heldBy(store, 'clerk');
      await store.worklist.releaseLeavers(byAdmin);
      expect(await assigneeOf(store, left)).toBe('nobody');
      expect(await assigneeOf(store, blocked)).toBe('nobody');
      expect(await assigneeOf(store, decided)).toBe(colleague.uid);
      expect(await assigneeOf(store, kept)).toBe(byStaff.uid);
      const log = await store.log.findAll({ kind: 'assignment' });
      const released = log.filter(({ action }) => action === 'released');
      expect(released.map(({ by, detail }) => [by.uid, detail]).toSorted()).toEqual([
        [byAdmin.uid, leaver.name],
        [byAdmin.uid, colleague.name],
      ]);
    });

    it('returns nothing where everybody still works here (#18)', async () => {
      const store = await openOffice();
      const kept = [await heldBy(store, 'clerk'), await heldBy(store, 'colleague')];
      await store.worklist.releaseLeavers(byAdmin);
      expect(await assigneeOf(store, kept[0] ?? '')).toBe(byStaff.uid);
      expect(await assigneeOf(store, kept[1] ?? '')).toBe(colleague.uid);
    });

    it('removes the person from the list of colleagues', async () => {
      const store = await openOffice();
      const names = async () =>
        (await firstOf(store.worklist.watchColleagues())).map(({ name }) => name);
      expect(await names()).toEqual(expect.arrayContaining([leaver.name, colleague.name]));
      await store.people.changeRole(leaver.uid, 'user');
      await store.people.setBlocked(colleague.uid, { blocked: true, by: byAdmin.uid });
      expect(await names()).not.toEqual(expect.arrayContaining([leaver.name]));
      expect(await names()).not.toEqual(expect.arrayContaining([colleague.name]));
    });
  });
}
