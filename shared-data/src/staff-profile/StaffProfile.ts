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
