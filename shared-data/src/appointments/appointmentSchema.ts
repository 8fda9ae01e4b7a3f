import { object, string, type GenericSchema } from 'valibot';
import { limits } from '../limits';
import { timeOnRecord } from '../store/recordTime';
import { text } from '../store/storedFields';
import type { Appointment } from './Appointment';

export const appointmentSchema: GenericSchema<unknown, Appointment> = object({
  id: string(),
  at: timeOnRecord,
  purpose: text(0, limits.meetingPurpose),
  createdAt: timeOnRecord,
});
