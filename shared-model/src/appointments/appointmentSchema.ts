import * as v from 'valibot';
import { text } from '../fields/describedFields';
import * as ids from '../fields/ids';
import { timeOnRecord } from '../fields/recordTime';
import { limits } from '../limits/limits';

/** An hour that a citizen has booked at the council office. */
export const appointmentSchema = v.object({
  /** Created once per form, so that pressing the button twice books one appointment. */
  id: ids.appointment,
  at: timeOnRecord,
  /** What it is about; may be empty. */
  purpose: text(0, limits.meetingPurpose),
  createdAt: timeOnRecord,
});

export type Appointment = v.InferOutput<typeof appointmentSchema>;
