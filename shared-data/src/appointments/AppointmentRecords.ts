import type { Watch } from '../store/Watch';
import type { Appointment, NewAppointment } from './Appointment';

/** The appointments' part of the port. */
export interface AppointmentRecords {
  /** A citizen's own, the earliest first. */
  watch(uid: string): Watch<Appointment[]>;
  book(uid: string, appointment: NewAppointment): Promise<Appointment>;
  cancel(uid: string, id: string): Promise<void>;
}
