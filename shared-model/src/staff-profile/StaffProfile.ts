import type { Watch } from '../kinds/Watch';
import type { UserId } from '../kinds/kinds';

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
   * Set on sample records only: everything is invented, except a name and a position that somebody
   * has entered. The record belongs to nobody.
   */
  sample?: true;
}

/** The staff profile's part of the port. */
export interface StaffProfileRecords {
  /** Null where the council has entered none. */
  watch(uid: UserId): Watch<StaffProfile | null>;
  /**
   * Updates the name and position in a profile that exists on the device. Saves nothing where there is none, and in a
   * store where only the council enters profiles: name and position are in the request for access.
   */
  begin(uid: UserId, person: Pick<StaffProfile, 'name' | 'position'>): Promise<void>;
}
