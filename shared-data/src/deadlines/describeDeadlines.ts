import { addDays, councilDay, limits, usualOffice, usualSettings } from 'shared-model';
import { definition } from '../../../tools/testing/definitions';
import type { RecordStore } from '../features/RecordStore';
import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf } from '../store/testing/follow';
import { byAdmin, byCitizen, byStaff, citizen, draft, filledForm } from '../store/testing/records';
import { submitNow } from '../store/testing/submitNow';

/** The day `days` days from today, where the council is. */
const inDays = (days: number) => addDays(councilDay(new Date()), days);

export function describeDeadlines(open: OpenForTest): void {
  describe('deadlines (#18.1)', () => {
    /** A service of three days, in an office that is open on every day of the week. */
    async function openOffice() {
      const store = await open();
      const { services, settings } = store;
      await settings.save({ ...usualSettings, openDays: [0, 1, 2, 3, 4, 5, 6] });
      const added = await services.add('Pension Letter');
      if (!added.added) throw new Error('not added');
      const service = await services.change(added.service.id, { days: 3 });
      return { ...store, service };
    }
    const submit = ({ applications }: Pick<RecordStore, 'applications'>) =>
      submitNow(applications, draft({ service: 'Pension Letter' }), citizen);

    it('promises the days of the service from the submission', async () => {
      const store = await openOffice();
      const { id, deadline, assignee } = await submit(store);
      expect({ deadline, assignee }).toEqual({ deadline: { day: inDays(3) } });
      expect(await firstOf(store.applications.watchOne(id))).toMatchObject({
        deadline: { day: inDays(3) },
      });
    });

    it('counts neither holidays nor days on which the office is closed', async () => {
      const store = await openOffice();
      const holidays = [2, 3].map((days) => ({ day: inDays(days), name: 'Festival' }));
      await store.settings.saveOffice({ ...usualOffice, holidays });
      expect(await submit(store)).toMatchObject({ deadline: { day: inDays(5) } });
      await store.settings.save({ ...usualSettings, openDays: [], revision: 1 });
      expect(await submit(store)).toMatchObject({ deadline: { day: inDays(3) } });
    });

    it('starts, pauses and resumes with a holiday on every day of the year (#18)', async () => {
      const store = await openOffice();
      const everyDay = Array.from({ length: limits.holidays }, (_, days) => ({
        day: inDays(days),
        name: 'Festival',
      }));
      await store.settings.saveOffice({ ...usualOffice, holidays: everyDay });
      const { id, deadline } = await submit(store);
      // Without an open day within a year, each day counts as a working day.
      expect(deadline).toEqual({ day: inDays(3) });
      const { applications } = store;
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const move = { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 } as const;
      expect((await applications.move(id, move)).deadline).toEqual({ day: inDays(3), left: 3 });
      const answer = { to: 'pending', note: 'Here.', by: byCitizen, revision: 3 } as const;
      const answered = await applications.move(id, answer);
      expect(answered).toMatchObject({ deadline: { day: inDays(3) }, revision: 4 });
    });

    it('keeps the promised day when the service changes', async () => {
      const store = await openOffice();
      const { id } = await submit(store);
      await store.services.change(store.service.id, { days: 30 });
      await store.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      expect(await firstOf(store.applications.watchOne(id))).toMatchObject({
        deadline: { day: inDays(3) },
      });
      expect(await submit(store)).toMatchObject({ deadline: { day: inDays(30) } });
    });

    it('promises the days of the version that the form was filled in for', async () => {
      const store = await openOffice();
      const { applications, definitions, service } = store;
      await definitions.publish(service.id, definition({ days: 3 }), 0);
      await definitions.publish(service.id, definition({ days: 30 }), 1);
      const send = (version: number) => {
        const form = filledForm({ serviceId: service.id, version, answers: { number: '4711' } });
        return submitNow(applications, draft({ service: 'Pension Letter', form }), citizen);
      };
      expect(await send(1)).toMatchObject({ deadline: { day: inDays(3) } });
      expect(await send(2)).toMatchObject({ deadline: { day: inDays(30) } });
    });

    it('pauses while the application is with the citizen, and resumes with the answer', async () => {
      const store = await openOffice();
      const { applications, settings } = store;
      const { id } = await submit(store);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const returned = await applications.move(id, {
        to: 'returned',
        note: 'Photo?',
        by: byStaff,
        revision: 2,
      });
      expect(returned.deadline).toEqual({ day: inDays(3), left: 3 });
      const noted = await applications.move(id, {
        to: 'returned',
        note: 'Soon, please.',
        by: byStaff,
        revision: 3,
      });
      expect(noted.deadline).toEqual({ day: inDays(3), left: 3 });
      const holidays = [{ day: inDays(1), name: 'Festival' }];
      await settings.saveOffice({ ...usualOffice, holidays });
      const answered = await applications.move(id, { to: 'pending', by: byCitizen, revision: 4 });
      expect(answered.deadline).toEqual({ day: inDays(4) });
    });

    it.each([
      ['the day that it had where the office is open before (#44g)', [], 3],
      ['the next working day where it is closed until then', [0, 1, 2, 3], 4],
    ])('moves to %s after an answer with no days left (#18)', async (_when, closed, due) => {
      const store = await openOffice();
      const { applications, settings } = store;
      const closeOn = (days: number[], revision: number) => {
        const holidays = days.map((count) => ({ day: inDays(count), name: 'Festival' }));
        return settings.saveOffice({ ...usualOffice, holidays, revision });
      };
      const { id } = await submit(store);
      await closeOn([1, 2, 3], 0);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      const move = { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 } as const;
      expect((await applications.move(id, move)).deadline).toEqual({ day: inDays(3), left: 0 });
      await closeOn(closed, 1);
      const answered = await applications.move(id, { to: 'pending', by: byCitizen, revision: 3 });
      expect(answered.deadline).toEqual({ day: inDays(due) });
    });

    it('does not change when a returned application is decided, nor when the decision is taken back', async () => {
      const store = await openOffice();
      const { applications } = store;
      const { id } = await submit(store);
      await applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      await applications.move(id, { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 });
      const decided = await applications.move(id, { to: 'approved', by: byAdmin, revision: 3 });
      expect(decided.deadline).toEqual({ day: inDays(3), left: 3 });
      const back = await applications.move(id, { to: 'returned', by: byAdmin, revision: 4 });
      expect(back.deadline).toEqual({ day: inDays(3), left: 3 });
    });
  });
}
