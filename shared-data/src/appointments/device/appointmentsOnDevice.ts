import type { Dexie, Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import {
  AppointmentTakenError,
  type Appointment,
  type AppointmentRecords,
  type NewAppointment,
} from '../Appointment';
import { appointmentSchema } from '../appointmentSchema';
import type { UserId } from '../../store/kinds';

interface AppointmentRow extends Appointment {
  owner: UserId;
}

export const appointmentsOnDevice: DeviceFeature<AppointmentRecords> = {
  tables: { appointments: '[owner+id], owner' },
  seed: () => Promise.resolve(),
  open({ db, now, live, guarded }) {
    const appointments: Table<AppointmentRow, [string, string]> = db.table('appointments');

    function book(owner: UserId, wanted: NewAppointment): Promise<Appointment> {
      return db.transaction('rw', appointments, async () => {
        const booked = await appointments.get([owner, wanted.id]);
        const known = booked && parseRecord(appointmentSchema, 'appointment', booked);
        if (known) return known;
        const own = await findAppointments(db, owner);
        if (own.some(({ at }) => at === wanted.at)) throw new AppointmentTakenError(wanted.at);
        const appointment = { ...wanted, createdAt: now().toISOString() };
        await appointments.put({ ...appointment, owner });
        return appointment;
      });
    }

    return {
      watch: (uid) => live(() => findAppointments(db, uid)),
      book: (uid, appointment) => guarded(() => book(uid, appointment)),
      cancel: (uid, id) => guarded(() => appointments.delete([uid, id])),
    };
  },
};

/** A citizen's appointments, the earliest first. */
export async function findAppointments(db: Dexie, uid: UserId): Promise<Appointment[]> {
  const rows = await db.table('appointments').where('owner').equals(uid).toArray();
  const found = parseRecords(appointmentSchema, 'appointment', rows);
  return found.sort((a, b) => a.at.localeCompare(b.at));
}
