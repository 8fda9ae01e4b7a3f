import { object, string, type GenericSchema } from 'valibot';
import { limits } from '../limits/limits';
import { timeOnRecord } from '../fields/recordTime';
import { text } from '../fields/describedFields';
import type { Appointment } from './Appointment';

export const appointmentSchema: GenericSchema<unknown, Appointment> = object({
  id: string(),
  at: timeOnRecord,
  purpose: text(0, limits.meetingPurpose),
  createdAt: timeOnRecord,
});
