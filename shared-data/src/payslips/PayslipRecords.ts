import type { Watch } from '../store/Watch';
import type { Payslip } from './Payslip';
import type { UserId } from '../store/kinds';

/** The payslips' part of the port. */
export interface PayslipRecords {
  /** Newest first. */
  watch(uid: UserId): Watch<Payslip[]>;
}
