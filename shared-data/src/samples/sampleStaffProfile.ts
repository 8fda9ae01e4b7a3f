import type { StaffProfile } from 'shared-model';
import { lastDayOfMonth } from './sampleTime';

/** A profile that belongs to nobody, with the figures of spec.md §9. */
export function sampleStaffProfile(now: Date): StaffProfile {
  return {
    name: 'Sample Clerk',
    position: 'Senior Clerk',
    department: 'Citizen Services',
    employeeId: 'EMP-1042',
    salary: 42_500,
    nextPayday: lastDayOfMonth(now),
    leaveBalance: 12,
    performanceRating: 4.6,
    workingDays: 22,
    taxYear: '2023-2024',
    medicalBenefits: 'Family cover',
    performance: {
      applicationProcessing: 94,
      customerSatisfaction: 91,
      onTimeCompletion: 88,
      teamCollaboration: 96,
    },
    sample: true,
  };
}
