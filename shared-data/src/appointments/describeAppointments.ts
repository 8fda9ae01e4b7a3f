import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf, follow } from '../store/testing/follow';
import { citizen, otherCitizen } from '../store/testing/records';

const early = { id: 'early', at: '2126-11-23T04:30:00.000Z', purpose: '' };
const late = { id: 'late', at: '2126-11-24T04:30:00.000Z', purpose: 'Land record' };

export function describeAppointments(open: OpenForTest): void {
  describe('appointments', () => {
    it('shows a citizen their own, the earliest first', async () => {
      const { appointments } = await open();
      await appointments.book(citizen.uid, late);
      await appointments.book(citizen.uid, early);
      await appointments.book(otherCitizen.uid, { ...late, id: 'other' });
      const own = await firstOf(appointments.watch(citizen.uid));
      expect(own).toMatchObject([early, late]);
    });

    it('books one appointment when the button is pressed twice', async () => {
      const { appointments } = await open();
      const [first, second] = await Promise.all([
        appointments.book(citizen.uid, early),
        appointments.book(citizen.uid, early),
      ]);
      expect(second).toEqual(first);
      expect(await firstOf(appointments.watch(citizen.uid))).toHaveLength(1);
    });

    it('refuses a second appointment at the same time', async () => {
      const { appointments } = await open();
      await appointments.book(citizen.uid, early);
      const second = appointments.book(citizen.uid, { ...early, id: 'second' });
      await expect(second).rejects.toMatchObject({ name: 'AppointmentTakenError' });
    });

    it('cancels an appointment', async () => {
      const { appointments } = await open();
      await appointments.book(citizen.uid, early);
      await appointments.cancel(citizen.uid, early.id);
      await appointments.cancel(citizen.uid, early.id);
      expect(await firstOf(appointments.watch(citizen.uid))).toEqual([]);
    });

    it('counts as a task of the citizen, and shows up among their activities', async () => {
      const { appointments, citizenDashboard } = await open();
      const following = follow(citizenDashboard.watch(citizen.uid));
      const { upcomingTasks } = await following.until(() => true);
      await appointments.book(citizen.uid, early);
      const { activities } = await following.until(
        (latest) => latest.upcomingTasks === upcomingTasks + 1,
      );
      expect(activities[0]).toMatchObject({ kind: 'appointment', dueAt: early.at });
      following.stop();
    });
  });
}
