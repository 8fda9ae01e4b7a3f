import type { Watch } from '../store/Watch';
import type { Payslip } from './Payslip';

/** The payslips' part of the port. */
export interface PayslipRecords {
  /** Newest first. */
  watch(uid: string): Watch<Payslip[]>;
}
