import type { Appointment, AppointmentId, NewAppointment, UserId, Watch } from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** A citizen's appointments at the council office, the earliest first; also those that are past. */
export function watchAppointments(uid: UserId): Watch<Appointment[]> {
  return watchStore((store) => store.appointments.watch(uid));
}

/**
 * Books an hour. Booking the same id again returns the existing appointment.
 * @throws AppointmentTakenError, StorageFullError, RecordsUnavailableError
 */
export async function bookAppointment(
  uid: UserId,
  appointment: NewAppointment,
): Promise<Appointment> {
  const store = await openRecords();
  return store.appointments.book(uid, appointment);
}

/** Cancels an appointment; does nothing where it does not exist. @throws RecordsUnavailableError */
export async function cancelAppointment(uid: UserId, id: AppointmentId): Promise<void> {
  const store = await openRecords();
  return store.appointments.cancel(uid, id);
}
