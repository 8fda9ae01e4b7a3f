import type { Watch } from '../store/Watch';
import type { Appointment, NewAppointment } from './Appointment';
import type { AppointmentId, UserId } from '../store/kinds';

/** The appointments' part of the port. */
export interface AppointmentRecords {
  /** A citizen's own, the earliest first. */
  watch(uid: UserId): Watch<Appointment[]>;
  book(uid: UserId, appointment: NewAppointment): Promise<Appointment>;
  cancel(uid: UserId, id: AppointmentId): Promise<void>;
}
