import {
  exactOptional,
  literal,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { dayOnRecord } from '../fields/recordTime';
import type { StaffProfile } from './StaffProfile';

const percentage = pipe(number(), minValue(0), maxValue(100));

export const staffProfileSchema: GenericSchema<unknown, StaffProfile> = object({
  name: string(),
  position: string(),
  department: string(),
  employeeId: string(),
  salary: pipe(number(), minValue(0)),
  nextPayday: dayOnRecord,
  leaveBalance: pipe(number(), minValue(0)),
  performanceRating: pipe(number(), minValue(0), maxValue(5)),
  workingDays: pipe(number(), minValue(0)),
  taxYear: string(),
  medicalBenefits: string(),
  performance: object({
    applicationProcessing: percentage,
    customerSatisfaction: percentage,
    onTimeCompletion: percentage,
    teamCollaboration: percentage,
  }),
  sample: exactOptional(literal(true)),
});
