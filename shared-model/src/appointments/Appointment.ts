import type { AppointmentId, IsoTime, UserId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { Appointment } from './appointmentSchema';

export type NewAppointment = Omit<Appointment, 'createdAt'>;

/** The appointments' part of the port. */
export interface AppointmentRecords {
  /** A citizen's own, the earliest first. */
  watch(uid: UserId): Watch<Appointment[]>;
  book(uid: UserId, appointment: NewAppointment): Promise<Appointment>;
  cancel(uid: UserId, id: AppointmentId): Promise<void>;
}

/** The citizen has another appointment at that time. */
export class AppointmentTakenError extends Error {
  override readonly name = 'AppointmentTakenError';

  constructor(at: IsoTime) {
    super(`There is an appointment at ${at} already.`);
  }
}
