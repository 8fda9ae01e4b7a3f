import { object, string, type GenericSchema } from 'valibot';
import { timeOnRecord } from '../fields/recordTime';
import type { Appointment } from './Appointment';

export const appointmentSchema: GenericSchema<unknown, Appointment> = object({
  id: string(),
  at: timeOnRecord,
  purpose: string(),
  createdAt: timeOnRecord,
});
