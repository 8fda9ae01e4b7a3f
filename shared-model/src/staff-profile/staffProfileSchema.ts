import * as v from 'valibot';
import { dayOnRecord } from '../fields/recordTime';

const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const amount = v.pipe(v.number(), v.minValue(0));

/** A member of staff's own record (spec.md §3, staff profile). */
export const staffProfileSchema = v.object({
  name: v.string(),
  position: v.string(),
  department: v.string(),
  employeeId: v.string(),
  /** Rupees a month. */
  salary: amount,
  nextPayday: dayOnRecord,
  /** Days. */
  leaveBalance: amount,
  /** Out of 5. */
  performanceRating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  /** Days worked this month. */
  workingDays: amount,
  /** 'YYYY-YYYY'. */
  taxYear: v.string(),
  medicalBenefits: v.string(),
  /** spec.md §9. */
  performance: v.object({
    applicationProcessing: percentage,
    customerSatisfaction: percentage,
    onTimeCompletion: percentage,
    teamCollaboration: percentage,
  }),
  /**
   * Set on sample records only: everything is invented, except a name and a position that somebody
   * has entered. The record belongs to nobody.
   */
  sample: v.exactOptional(v.literal(true)),
});

export type StaffProfile = v.InferOutput<typeof staffProfileSchema>;
