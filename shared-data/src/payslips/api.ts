import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { Payslip } from './Payslip';
import type { UserId } from '../store/kinds';

/**
 * A member of staff's payslips, newest first: of two years at most. On the device they are the sample
 * ones until theirs have been entered.
 */
export function watchPayslips(uid: UserId): Watch<Payslip[]> {
  return watchStore((store) => store.payslips.watch(uid));
}
