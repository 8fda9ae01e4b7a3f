import { actOf, watchOf } from './forward';

/** A citizen's appointments at the council office, the earliest first; also those that are past. */
export const watchAppointments = watchOf('appointments', 'watch');

/**
 * Books an hour. Booking the same id again returns the existing appointment.
 * @throws AppointmentTakenError, StorageFullError, RecordsUnavailableError
 */
export const bookAppointment = actOf('appointments', 'book');

/** Cancels an appointment; does nothing where it does not exist. @throws RecordsUnavailableError */
export const cancelAppointment = actOf('appointments', 'cancel');
