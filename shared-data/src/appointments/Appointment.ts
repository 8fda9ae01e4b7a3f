/** An hour that a citizen has at the council office. */
export interface Appointment {
  /** Made by the form, once, so that a second press makes no second appointment. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** What it is about; may be empty. */
  purpose: string;
  createdAt: string;
}

export type NewAppointment = Omit<Appointment, 'createdAt'>;
