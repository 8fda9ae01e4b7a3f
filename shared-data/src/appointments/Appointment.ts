import type { AppointmentId, IsoTime } from '../store/kinds';

/** An hour that a citizen has at the council office. */
export interface Appointment {
  /** Made by the form, once, so that a second press makes no second appointment. */
  id: AppointmentId;
  /** ISO 8601, UTC. */
  at: IsoTime;
  /** What it is about; may be empty. */
  purpose: string;
  createdAt: IsoTime;
}

export type NewAppointment = Omit<Appointment, 'createdAt'>;
