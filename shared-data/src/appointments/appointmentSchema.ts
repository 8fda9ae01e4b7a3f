import { isoTimestamp, object, pipe, string, type GenericSchema } from 'valibot';
import type { Appointment } from './Appointment';

const time = pipe(string(), isoTimestamp());

export const appointmentSchema: GenericSchema<unknown, Appointment> = object({
  id: string(),
  at: time,
  purpose: string(),
  createdAt: time,
});
