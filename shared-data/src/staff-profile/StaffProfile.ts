import type { Watch } from '../store/Watch';
import type { UserId } from '../store/kinds';

/** A member of staff's own record (spec.md §3, staff profile). */
export interface StaffProfile {
  name: string;
  position: string;
  department: string;
  employeeId: string;
  /** Rupees a month. */
  salary: number;
  /** A calendar day: 'YYYY-MM-DD'. */
  nextPayday: string;
  /** Days. */
  leaveBalance: number;
  /** Out of 5. */
  performanceRating: number;
  /** Days worked this month. */
  workingDays: number;
  /** 'YYYY-YYYY'. */
  taxYear: string;
  medicalBenefits: string;
  /** Percentages (spec.md §9). */
  performance: {
    applicationProcessing: number;
    customerSatisfaction: number;
    onTimeCompletion: number;
    teamCollaboration: number;
  };
  /**
   * Set on sample records only: all but the name and the position that somebody has given is invented,
   * and nobody's.
   */
  sample?: true;
}

/** The staff profile's part of the port. */
export interface StaffProfileRecords {
  /** Null where the council has entered none. */
  watch(uid: UserId): Watch<StaffProfile | null>;
  /**
   * A profile on the device that there is already takes over name and position. Where there is none, and in a store
   * whose profiles are entered by the council alone, nothing is kept: name and position stand in the request for access.
   */
  begin(uid: UserId, person: Pick<StaffProfile, 'name' | 'position'>): Promise<void>;
}
